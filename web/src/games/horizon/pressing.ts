/** Enter and space on a drawing that is a button. */

export function pressed(act: (element: Element) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.currentTarget instanceof Element) act(event.currentTarget);
  };
}

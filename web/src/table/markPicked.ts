/** What waits to be confirmed looks picked wherever it can be clicked, not only in the bar. */

export function markPicked(option: string | null): (() => void) | undefined {
  if (option === null) return undefined;
  const found = document.querySelectorAll(`main [data-option="${CSS.escape(option)}"]:not(.picked, .picked *)`);
  for (const one of found) one.setAttribute("data-picked", "");
  return () => {
    for (const one of found) one.removeAttribute("data-picked");
  };
}

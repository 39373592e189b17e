/** Lines of a card that says more than fits come closer together. Type stays as large as it is. */

export function fit(body: HTMLElement): () => void {
  const measure = () => {
    body.classList.remove("tight");
    if (body.scrollHeight > body.clientHeight) body.classList.add("tight");
  };
  measure();
  const watch = new ResizeObserver(measure);
  watch.observe(body);
  const changes = new MutationObserver(measure);
  changes.observe(body, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    changes.disconnect();
  };
}

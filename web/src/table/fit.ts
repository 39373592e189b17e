/** Lines of a card that says more than fits come closer together, and so do the letters of its name; type stays legible. */

export function fit(body: HTMLElement): () => void {
  const measure = () => {
    body.classList.remove("tight");
    if (body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth) body.classList.add("tight");
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

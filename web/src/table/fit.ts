/** Makes the letters of a card smaller until everything on it can be seen. */

const SIZES = [10.5, 9.9, 9.3, 8.7, 8.2];

export function fit(body: HTMLElement): () => void {
  const measure = () => {
    for (const size of SIZES) {
      body.style.fontSize = `${size}px`;
      if (body.scrollHeight <= body.clientHeight + 1) return;
    }
  };
  measure();
  const watch = new ResizeObserver(measure);
  watch.observe(body);
  return () => watch.disconnect();
}

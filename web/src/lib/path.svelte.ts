/** Where we are: '/' or '/t/TABLE'; anything else is no address of ours. */

class Path {
  now = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.now = location.pathname));
  }

  get table(): string | null {
    return /^\/t\/([^/]+)\/?$/.exec(this.now)?.[1] ?? null;
  }

  get known(): boolean {
    return this.now === "/" || this.now === "/index.html" || this.table !== null;
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.now = location.pathname;
    scrollTo(0, 0);
  }
}

export const path = new Path();

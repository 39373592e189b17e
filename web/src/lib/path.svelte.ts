/** Where we are: '/' or '/t/TABLE'. */

class Path {
  now = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.now = location.pathname));
  }

  get table(): string | null {
    return /^\/t\/([^/]+)\/?$/.exec(this.now)?.[1] ?? null;
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.now = location.pathname;
    scrollTo(0, 0);
  }
}

export const path = new Path();

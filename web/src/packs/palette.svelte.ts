/** The line that is being written, so that a click on an icon knows where it goes. */

import type { Role } from "./roles";

export interface Writing {
  role: Role;
  /** Put a sign where the caret is. */
  put: (sign: string, cost: boolean) => void;
  field: HTMLElement;
}

class Pen {
  writing = $state.raw<Writing | null>(null);
}

export const pen = new Pen();

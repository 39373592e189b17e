/** What a card on the technology board must know of the board. */

import { createContext } from "svelte";

export interface Tree {
  /** There is only room for small cards: names, spaces with their price, and who has them. */
  readonly small: boolean;
  /** Even less, on a phone on its side: what an action does is told when it is tapped. */
  readonly tiny: boolean;
}

const [around, setTree, isAround] = createContext<Tree>();
export { setTree };

/** The board a card lies on; none if it lies elsewhere. */
export const treeOf = (): Tree | undefined => (isAround() ? around() : undefined);

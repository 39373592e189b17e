/** Icons of the four types of technology. */

import type { IconName } from "../../lib/icons";
import type { TypeName } from "../../lib/view";

export const TYPE: Readonly<Record<TypeName, IconName>> = {
  scientific: "scientific",
  economic: "economic",
  military: "military",
  commercial: "commercial",
};

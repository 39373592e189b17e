/** Icons of the four types of technology. */

import type { IconName } from "../../lib/icons";
import type { SunTechnologyView, SystemView } from "../../lib/wire";

export type TypeName = SunTechnologyView["left"][number];
export type DiscName = SystemView["specialty"][number];

export const TYPE: Readonly<Record<TypeName, IconName>> = {
  scientific: "scientific",
  economic: "economic",
  military: "military",
  commercial: "commercial",
};

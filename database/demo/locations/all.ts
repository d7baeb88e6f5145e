import { bayviewVillage } from "./bayview-village.ts";
import type { DemoLocation } from "./demo-location.ts";
import { donMills } from "./don-mills.ts";
import { downsview } from "./downsview.ts";
import { northYork } from "./north-york.ts";
import { thornhill } from "./thornhill.ts";
import { willowdale } from "./willowdale.ts";

export const demoLocations: DemoLocation[] = [
  bayviewVillage,
  donMills,
  downsview,
  northYork,
  thornhill,
  willowdale,
];

import type { Config } from "@react-router/dev/config";

export default {
  // The manifest of every route comes with the page: /__manifest does not exist (docs/decisions/006).
  routeDiscovery: { mode: "initial" },
} satisfies Config;

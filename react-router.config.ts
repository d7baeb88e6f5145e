import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressBuild } from "./scripts/compress-build.ts";

export default {
  // The manifest of every route comes with the page: /__manifest does not exist (docs/decisions/006).
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) =>
    compressBuild(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;

import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressBuild } from "./scripts/compress-build.ts";
import { writeOutagePage } from "./scripts/outage-page.ts";

export default {
  // Every page carries the manifest of all routes: there is no /__manifest (docs/decisions/006).
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await compressBuild(join(buildDirectory, "client"));
    await writeOutagePage(join(buildDirectory, "outage"));
  },
} satisfies Config;

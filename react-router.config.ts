import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { defaultClinic } from "./domain/clinic/read-clinic.server.ts";
import { compressBuild } from "./scripts/compress-build.ts";
import { writeOutagePage } from "./server/files/outage-page.ts";

export default {
  // Every page carries the manifest of all routes: there is no /__manifest (docs/decisions/006).
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await compressBuild(join(buildDirectory, "client"));
    await writeOutagePage(join(buildDirectory, "outage"), defaultClinic);
  },
} satisfies Config;

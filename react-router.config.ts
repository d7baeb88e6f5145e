import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { defaultClinic } from "./domain/clinic/read-clinic.server.ts";
import { compressBuild } from "./scripts/build/compress-build.ts";
import { writePublicManifest } from "./scripts/build/write-public-manifest.ts";
import { writeOutagePage } from "./server/files/outage-page.ts";

export default {
  // Every page names one of two manifests: there is no /__manifest (docs/decisions/006).
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writePublicManifest(join(buildDirectory, "client"));
    await compressBuild(join(buildDirectory, "client"));
    await writeOutagePage(join(buildDirectory, "outage"), defaultClinic);
  },
} satisfies Config;

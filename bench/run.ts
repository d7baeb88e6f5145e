import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureCachedPages } from "./cached-pages.ts";
import { measureClinicGrowth } from "./clinic-growth.ts";
import { measureContactMessages } from "./contact-messages.ts";
import { measureCrowds } from "./crowds.ts";
import { measureGrowth } from "./growth.ts";
import { measureInteractions } from "./interactions.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { describeMachine } from "./machine.ts";
import { measureNodes } from "./nodes.ts";
import { measurePageWeight } from "./page-weight.ts";
import { formatReport, type Measurement, printSection, writeSection } from "./report.ts";
import { buildIfStale, isShort } from "./run-options.ts";
import { stopAll } from "./server-processes.ts";
import { measureStartup } from "./startup.ts";
import { measureUncachedPages } from "./uncached-pages.ts";
import { measureUpload } from "./upload.ts";

// All measurements: npm run bench. Some of them: npm run bench -- pages growth
// A short, rough run that shows that the bench works: BENCH=short npm run bench

const sections: Record<string, (folder: string) => Promise<Measurement>> = {
  pages: measureCachedPages,
  rendering: measureUncachedPages,
  messages: measureContactMessages,
  crowds: measureCrowds,
  growth: measureGrowth,
  clinic: measureClinicGrowth,
  nodes: measureNodes,
  upload: measureUpload,
  start: measureStartup,
  weight: measurePageWeight,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
};

const requestedSections = process.argv.slice(2);
const unknownSections = requestedSections.filter((name) => !(name in sections));
if (unknownSections.length > 0) {
  process.stderr.write(
    `Unknown: ${unknownSections.join(", ")}. Known: ${Object.keys(sections).join(", ")}\n`,
  );
  process.exit(1);
}
process.on("SIGINT", () => {
  stopAll();
  process.exit(130);
});

buildIfStale();
const machine = describeMachine();
const folder = await mkdtemp(join(tmpdir(), "site-bench-"));
try {
  for (const [name, measure] of Object.entries(sections)) {
    if (requestedSections.length > 0 && !requestedSections.includes(name)) continue;
    process.stdout.write(`\n${name} …\n`);
    try {
      const measurement = await measure(folder);
      printSection(measurement);
      // Figures of a short run would mislead.
      if (!isShort) await writeSection(name, measurement, machine);
    } catch (error) {
      process.stdout.write(`not measured: ${String(error)}\n`);
    } finally {
      await stopAll();
    }
  }
  if (!isShort) formatReport();
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();

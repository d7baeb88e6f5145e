import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale, isShort } from "./build.ts";
import { measureCrowds } from "./crowds.ts";
import { measureGrowth } from "./growth.ts";
import { measureInteractions } from "./interactions.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { describeMachine } from "./machine.ts";
import { measureMessages } from "./messages.ts";
import { measurePages } from "./pages.ts";
import { stopAll } from "./processes.ts";
import { measureRendering } from "./rendering.ts";
import { formatReport, type Measured, printSection, writeSection } from "./report.ts";
import { measureStart } from "./start.ts";
import { measureWeight } from "./weight.ts";

// All measurements: npm run bench. Some of them: npm run bench -- pages growth
// A short, rough run that shows that the bench works: BENCH=short npm run bench

const sections: Record<string, (folder: string) => Promise<Measured>> = {
  pages: measurePages,
  rendering: measureRendering,
  messages: measureMessages,
  crowds: measureCrowds,
  growth: measureGrowth,
  start: measureStart,
  weight: measureWeight,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(", ")}. Known: ${Object.keys(sections).join(", ")}\n`,
  );
  process.exit(1);
}
process.on("SIGINT", () => {
  stopAll();
  process.exit(130);
});

buildIfStale();
const machine = await describeMachine();
const folder = await mkdtemp(join(tmpdir(), "site-bench-"));
try {
  for (const [name, measure] of Object.entries(sections)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    process.stdout.write(`\n${name} …\n`);
    try {
      const measured = await measure(folder);
      printSection(measured);
      // Figures of a short run would mislead.
      if (!isShort) await writeSection(name, measured, machine);
    } catch (error) {
      // A failed measurement is reported, and the others continue.
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

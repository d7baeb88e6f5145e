import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clinic } from "#content/clinic.ts";
import { renderPlainPage } from "#server/busy-page.ts";

/** deploy/Caddyfile shows this page while no node is running. */
export async function writeOutagePage(folder: string): Promise<void> {
  const { name, email, hoursInWords } = clinic;
  const page = renderPlainPage(
    `The website of ${name} cannot be shown at the moment. Please call us, or write to ${email}. Hours: ${hoursInWords.weekdays}, ${hoursInWords.saturday}.`,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), page);
}

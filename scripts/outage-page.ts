import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clinic } from "#content/clinic.ts";
import { renderUnavailablePage } from "#server/http/unavailable-page.ts";

/** deploy/Caddyfile shows this page while no node is running. */
export async function writeOutagePage(folder: string): Promise<void> {
  const { name, email, hoursText } = clinic;
  const page = renderUnavailablePage(
    `The website of ${name} cannot be shown at the moment. Please call us, or write to ${email}. Hours: ${hoursText.weekdays}, ${hoursText.saturday}.`,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), page);
}

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clinic } from "#content/clinic.ts";
import { formatHoursSentence } from "#domain/clinic/hours-text.ts";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import { renderUnavailablePage } from "../http/unavailable-page.ts";

/** deploy/Caddyfile shows this page while no node is running. */
export async function writeOutagePage(folder: string, { contact, hours }: Clinic): Promise<void> {
  const { phone, email } = contact;
  const page = renderUnavailablePage(
    `The website of ${clinic.name} cannot be shown at the moment. Please call us, or write to ${email}. Hours: ${formatHoursSentence(hours)}.`,
    phone,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), page);
}

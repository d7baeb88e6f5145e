import { randomUUID } from "node:crypto";
import { chmod, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clinic } from "#content/clinic.ts";
import { formatHoursSentence } from "#domain/clinic/hours-text.ts";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import { renderUnavailablePage } from "../http/unavailable-page.ts";

/** The proxy is another user, and the umask of deploy/site.service lets no other user read. */
const publicMode = 0o644;

/**
 * deploy/Caddyfile shows this page while no node is running. It is replaced at once, so that the proxy
 * never reads half of it, and only if it differs, since some sites may not write there.
 */
export async function writeOutagePage(folder: string, { contact, hours }: Clinic): Promise<void> {
  const { phone, email } = contact;
  const times = formatHoursSentence(hours);
  const page = renderUnavailablePage(
    `The website of ${clinic.name} cannot be shown at the moment. Please call us, or write to ${email}.${times && ` Hours: ${times}.`}`,
    phone,
  );
  const file = join(folder, "index.html");
  if (await isPublished(file, page)) return;
  await mkdir(folder, { recursive: true });
  const newFile = `${file}.${randomUUID()}`;
  await writeFile(newFile, page);
  await chmod(newFile, publicMode);
  await rename(newFile, file);
}

async function isPublished(file: string, page: string): Promise<boolean> {
  const written = await readFile(file, "utf8").catch(() => undefined);
  return written === page && ((await stat(file)).mode & publicMode) === publicMode;
}

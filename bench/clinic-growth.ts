import { join } from "node:path";
import { contact } from "#domain/clinic/contact-definition.ts";
import { gallery } from "#domain/clinic/gallery-definition.ts";
import { compare } from "./growth.ts";
import type { Measurement, Row } from "./report.ts";
import { isShort } from "./run-options.ts";
import { startSite } from "./server-processes.ts";
import { type StaffSession, signIn } from "./staff-session.ts";
import { withoutCache } from "./uncached-pages.ts";

const saves = isShort ? 20 : 1000;
const entries = isShort ? 20 : gallery.maxEntries;
const clinicUrl = "/api/staff/clinic";

const page = (path: string) => (staff: StaffSession) => staff.read(path);

const actions: Record<string, (staff: StaffSession) => Promise<unknown>> = {
  "the home page": page("/"),
  "the contact page": page("/contact"),
  "the overview of The clinic": page("/admin/clinic"),
  "the editor of the contact details": page("/admin/clinic/contact"),
  "the editor of a picture": page("/admin/clinic/gallery/1/edit"),
  "saving the contact details": (staff) => saveContact(staff, performance.now()),
};

export async function measureClinicGrowth(folder: string): Promise<Measurement> {
  const small = await open(join(folder, "clinic-small"));
  const large = await open(join(folder, "clinic-large"));
  for (let n = 0; n < saves; n += 1) await saveContact(large, n);
  const [picture] = gallery.defaults;
  for (let n = gallery.defaults.length; n < entries; n += 1)
    await large.add(`${clinicUrl}/gallery`, { image: picture?.image, caption: `Picture ${n}` });
  const rows: Row[] = [];
  for (const [name, action] of Object.entries(actions))
    rows.push(await compare(name, action, small, large));
  return {
    title: "Clinic content after 1,000 saves, and with 200 pictures in the gallery",
    method:
      "One site with the defaults, one whose contact details were saved 1,000 times and whose gallery is full; each request goes to both in turn, uncached. A ratio is the median of the pairs.",
    rows,
  };
}

async function open(dataDir: string): Promise<StaffSession> {
  return signIn(await startSite(dataDir, withoutCache));
}

function saveContact(staff: StaffSession, n: number): Promise<string> {
  const directions = contact.defaults.directions.map((one) => ({ ...one, text: `Route ${n}` }));
  return staff.save(`${clinicUrl}/contact`, { directions });
}

import { clinic } from "#content/clinic.ts";
import { bookingUrl } from "#content/external-sites.ts";
import type { ReplyTemplate } from "#content/reply-templates.ts";
import { readClinic } from "#domain/clinic/read-clinic.server.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { replies } from "#domain/clinic/replies-definition.ts";
import type { Db } from "#domain/records/tables.ts";

export interface ReplyOptions {
  templates: ({ id: number } & ReplyTemplate)[];
  values: Record<string, string>;
}

/** A template names the same facts of the clinic as the site does today. */
export async function loadReplyOptions(
  db: Db,
  { siteUrl, staffName }: { siteUrl: string; staffName: string },
): Promise<ReplyOptions> {
  const { contact } = await readClinic(db);
  const { street, city, province, postalCode } = clinic.address;
  return {
    templates: await listEntries(db, replies),
    values: {
      staff: staffName,
      clinic: clinic.name,
      phone: contact.phone,
      booking: new URL(bookingUrl({}, contact.bookingUrl), siteUrl).href,
      address: `${street}, ${city}, ${province} ${postalCode}`,
    },
  };
}

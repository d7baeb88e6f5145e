import { formatCsv } from "#app/admin/ui/csv.ts";
import { toClinicDateTime } from "#app/admin/ui/format-date.ts";
import { dbContext, networkContext, staffSessionContext } from "#app/context.ts";
import { clinicTimeZoneName } from "#content/opening-hours.ts";
import { exportAudit, recordAudit } from "#domain/staff/audit-log.server.ts";
import { requireAdmin } from "../auth/require-admin.server.ts";
import type { Route } from "./+types/audit-log-csv";
import {
  labelEntry,
  listUserLabels,
  nameImages,
  readAuditQuery,
  toAuditFilter,
} from "./audit-filter.server.ts";
import { formatAuditEntry } from "./format-audit-entry.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

const maxRows = 20_000;

/** The clinic's time is for readers, the other one for a comparison with the server's logs. */
const header = [`Time (${clinicTimeZoneName} time)`, "Time (UTC)", "Who", "What", "Network"];

/** All entries that the filter shows, for a spreadsheet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const { id, name } = context.get(staffSessionContext).staff;
  const filter = toAuditFilter(readAuditQuery(request.url));
  const entries = await exportAudit(db, filter, maxRows);
  const users = await listUserLabels(db);
  const network = context.get(networkContext);
  await recordAudit(db, { id, name, network }, { action: "log-exported" });
  const rows = (await nameImages(db, entries)).map((entry) => {
    const { userName, description } = formatAuditEntry(labelEntry(entry, users));
    return [
      toClinicDateTime(entry.at).replace("T", " "),
      entry.at,
      userName,
      description,
      entry.network,
    ];
  });
  return new Response(formatCsv([header, ...rows]), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="activity-log.csv"',
      "cache-control": "private, no-store",
    },
  });
}

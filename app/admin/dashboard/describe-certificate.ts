import { formatLongDate } from "#app/admin/ui/format-date.ts";
import type { Certificate } from "#domain/operations/site-certificate.server.ts";
import { dayMs } from "#domain/records/time-units.ts";
import type { SiteStateItem } from "./site-state.tsx";

/** A certificate is usually renewed while a third of its time is left. */
const lateShare = 1 / 5;

export function describeCertificate(
  certificate: Certificate | undefined,
  now: Date,
): SiteStateItem {
  if (certificate === undefined)
    return {
      level: "unknown",
      title: "Certificate: not checked",
      text: "This server could not check the site’s certificate. Visitors’ browsers still do.",
    };
  const { validFrom, validTo } = certificate;
  const leftMs = validTo.getTime() - now.getTime();
  const date = formatLongDate(validTo.toISOString());
  if (leftMs <= 0)
    return {
      level: "broken",
      title: "The certificate has expired",
      text: `It ended on ${date}, and browsers warn visitors away. Ask whoever runs the site to renew it.`,
    };
  if (leftMs >= lateShare * (validTo.getTime() - validFrom.getTime()))
    return { level: "fine", title: "Certificate is valid", text: `Until ${date}.` };
  return {
    level: leftMs < dayMs ? "broken" : "attention",
    title: "The certificate ends soon",
    text: `It ends on ${date} and should have been renewed by now. Ask whoever runs the site.`,
  };
}

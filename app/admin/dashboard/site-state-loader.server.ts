import type { RouterContextProvider } from "react-router";
import { formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import { dbContext, siteContext } from "#app/context.ts";
import { isSampleUrl } from "#content/external-sites.ts";
import { gettingHere } from "#content/getting-here.ts";
import { fees } from "#domain/clinic/fees-definition.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import { listEntries, readSingleton } from "#domain/clinic/read-clinic-content.server.ts";
import { testimonials } from "#domain/clinic/testimonials-definition.ts";
import { getMailState } from "#domain/messages/mail-state.server.ts";
import { type DiskSpace, getDiskSpace } from "#domain/operations/disk-space.server.ts";
import { type BackupState, getBackupState } from "#domain/operations/last-backup.server.ts";
import { readSiteVersion } from "#domain/operations/site-version.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { hourMs } from "#domain/records/time-units.ts";
import { describeCertificate } from "./describe-certificate.ts";
import type { SiteStateItem } from "./site-state.tsx";

export async function loadSiteState(
  context: Readonly<RouterContextProvider>,
  clinic: Clinic,
  now: Date,
): Promise<SiteStateItem[]> {
  const db = context.get(dbContext);
  const samples = await listSamples(db, clinic);
  const version = await readSiteVersion();
  const { siteUrl, dataDir, messageSettings, readCertificate } = context.get(siteContext);
  const disk = await getDiskSpace(dataDir).catch(() => undefined);
  const isHttps = new URL(siteUrl).protocol === "https:";
  return [
    messageSettings.sendsNotifications
      ? await describeMail(db, now)
      : { level: "attention", title: "Email is not set up", text: "Look here for new messages." },
    describeBackup(await getBackupState(db, now)),
    ...(disk ? [describeDisk(disk)] : []),
    ...(isHttps ? [describeCertificate(await readCertificate(), now)] : []),
    ...(version === undefined ? [] : [describeVersion(version)]),
    ...(samples.length === 0 ? [] : [describeSamples(samples)]),
  ];
}

async function describeMail(db: Db, now: Date): Promise<SiteStateItem> {
  const { waiting, overdue, waitingSince, lastSentAt, lastFailure, lastRefusal } =
    await getMailState(db);
  const isBroken = overdue > 0;
  const since =
    waitingSince === undefined ? "" : ` since ${formatRelativeDateTime(waitingSince, now)}`;
  const count = waiting === 0 ? "None waiting." : `${waiting} waiting${since}.`;
  if (isBroken)
    return {
      level: "broken",
      title: "Email is not being sent",
      text: `${count}${lastFailure === undefined ? "" : ` The mail server said “${lastFailure}”.`}`,
      action: "retry-mail",
    };
  const last =
    lastSentAt === undefined
      ? "Nothing was sent yet."
      : `Last one sent ${formatRelativeDateTime(lastSentAt, now)}.`;
  if (lastRefusal !== undefined)
    return {
      level: "broken",
      title: "Email does not reach everybody",
      text: `The mail server refused one of the addresses that get notifications: it said “${lastRefusal}”. ${last} Ask whoever runs the site to look at MAIL_TO.`,
      action: "test-mail",
    };
  const title = lastSentAt === undefined ? "Email is set up" : "Email works";
  return { level: "fine", title, text: `${last} ${count}`, action: "test-mail" };
}

function describeBackup({ ageMs, level }: BackupState): SiteStateItem {
  const title = ageMs === undefined ? "No backup yet" : `Last backup ${formatAge(ageMs)}`;
  if (ageMs === undefined && level === "fresh")
    return {
      level: "attention",
      title,
      text: "There should be one each night. Ask whoever runs the site to set it up.",
    };
  if (level === "fresh") return { level: "fine", title, text: "There should be one each night." };
  return {
    level: level === "late" ? "attention" : "broken",
    title,
    text: "There should be one each night: everything written since would be lost if the server failed. Ask whoever runs the site.",
  };
}

const relativeFormat = new Intl.RelativeTimeFormat("en-CA");

function formatAge(ageMs: number): string {
  const hours = Math.floor(ageMs / hourMs);
  if (hours < 1) return "less than an hour ago";
  return hours < 48
    ? relativeFormat.format(-hours, "hour")
    : relativeFormat.format(-Math.floor(hours / 24), "day");
}

const gigabyte = 1e9;
const fullShare = { attention: 0.85, broken: 0.95 };

function describeDisk({ totalBytes, freeBytes }: DiskSpace): SiteStateItem {
  const share = 1 - freeBytes / totalBytes;
  const text = `${formatGigabytes(freeBytes)} free of ${formatGigabytes(totalBytes)}.`;
  const isBroken = share >= fullShare.broken || freeBytes < gigabyte;
  if (!isBroken && share < fullShare.attention) return { level: "fine", title: "Disk space", text };
  return {
    level: isBroken ? "broken" : "attention",
    title: `The disk is ${Math.floor(share * 100)}% full`,
    text: `${text} A full disk stores no message and no picture.`,
  };
}

function formatGigabytes(bytes: number): string {
  return `${(bytes / gigabyte).toFixed(bytes < 10 * gigabyte ? 1 : 0)} GB`;
}

function describeVersion(version: string): SiteStateItem {
  return { level: "fine", title: `Version ${version}`, text: `Node.js ${process.versions.node}.` };
}

async function listSamples(db: Db, { contact }: Clinic): Promise<string[]> {
  const people = await listEntries(db, providers);
  const reviews = await listEntries(db, testimonials);
  const isSampleNumber = people.some(({ registrationNumber }) =>
    /^sample/i.test(registrationNumber),
  );
  return [
    gettingHere.isSample ? "the address" : "",
    isSampleUrl(contact.bookingUrl) ? "the booking page" : "",
    isSampleNumber ? "registration numbers" : "",
    (await readSingleton(db, fees)).isSample ? "the fees" : "",
    reviews.some(({ isSample }) => isSample) ? "testimonials" : "",
  ].filter(Boolean);
}

function describeSamples(samples: string[]): SiteStateItem {
  return {
    level: "attention",
    title: "Some texts are samples",
    text: `Replace them before visitors rely on them: ${samples.join(", ")}.`,
  };
}

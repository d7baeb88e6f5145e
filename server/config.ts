import { isIP } from "node:net";
import { defaultRetentionDays } from "#domain/messages/message.ts";
import { isRepeated } from "#domain/staff/guessable-password.ts";
import { isValidStaffEmail } from "#domain/staff/staff-user.ts";
import { clinicPasswordPolicy } from "./auth/clinic-password-policy.ts";
import { rangeNames } from "./http/detect-untrusted-proxy.ts";
import { type Mailbox, parseMailboxes } from "./mailbox.ts";

export interface Config {
  port: number;
  host: string;
  /** The public origin without a path or a trailing slash, such as https://clinic.example. */
  siteUrl: string;
  /** HTTPS is required for all subdomains, too. */
  hstsSubdomains: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  sessionSecret: string | undefined;
  backupPassphrase: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: Mailbox | undefined;
  mailTo: Mailbox[] | undefined;
  mailIncludeMessage: boolean;
  messageRetentionDays: number;
  /** IPs, CIDR ranges or named ranges of the reverse proxy whose forwarding headers are trusted. */
  trustProxy: string[];
  seedDemo: boolean;
  logLevel: string;
  /** 0 disables the page cache. */
  pageCacheMb: number;
  metricsToken: string | undefined;
}

type Environment = Record<string, string | undefined>;

export class ConfigError extends Error {}

/** The only reader of the environment; docs/operations.md lists the variables. */
export function readConfig(environment: Environment): Config {
  const port = readInteger(environment, "PORT", 3000, 65535, 1);
  const adminEmail = readText(environment, "ADMIN_EMAIL");
  const adminPassword = readText(environment, "ADMIN_PASSWORD");
  if ((adminEmail === undefined) !== (adminPassword === undefined))
    rejectSetting(
      adminEmail === undefined ? "ADMIN_EMAIL" : "ADMIN_PASSWORD",
      "set both or neither",
    );
  if (adminEmail !== undefined && !isValidStaffEmail(adminEmail))
    rejectSetting("ADMIN_EMAIL", "an email address of at most 36 English letters and digits");
  const owner = { name: "", email: adminEmail ?? "" };
  if (adminPassword !== undefined && clinicPasswordPolicy(adminPassword, owner) !== undefined)
    rejectSetting(
      "ADMIN_PASSWORD",
      "12 to 16 characters that are hard to guess and not in a list of leaked passwords",
    );

  const sessionSecret = readText(environment, "SESSION_SECRET");
  if (sessionSecret !== undefined && (sessionSecret.length < 32 || isLowEntropy(sessionSecret)))
    rejectSetting("SESSION_SECRET", "32 random characters or more");

  const backupPassphrase = readText(environment, "BACKUP_PASSPHRASE");
  if (backupPassphrase !== undefined && backupPassphrase.length < 12)
    rejectSetting("BACKUP_PASSPHRASE", "12 characters or more");

  const smtpUrl = readUrl(environment, "SMTP_URL", ["smtp:", "smtps:"]);
  const mailFrom = readMailbox(environment, "MAIL_FROM");
  const mailTo = readMailboxes(environment, "MAIL_TO");
  if (smtpUrl !== undefined && mailFrom === undefined)
    rejectSetting("MAIL_FROM", "an email address, needed with SMTP_URL");
  if (smtpUrl !== undefined && mailTo === undefined)
    rejectSetting("MAIL_TO", "an email address, needed with SMTP_URL");

  if (smtpUrl !== undefined) rejectMailOptions(smtpUrl);

  const metricsToken = readText(environment, "METRICS_TOKEN");
  if (metricsToken !== undefined && !/^[ -~]{16,}$/.test(metricsToken))
    rejectSetting("METRICS_TOKEN", "16 characters or more, without accents");

  return {
    port,
    host: readText(environment, "HOST") ?? "127.0.0.1",
    siteUrl: readOrigin(environment, "SITE_URL", `http://localhost:${port}`),
    hstsSubdomains: readBoolean(environment, "HSTS_SUBDOMAINS", true),
    dataDir: readText(environment, "DATA_DIR") ?? "./data",
    databaseUrl: readUrl(environment, "DATABASE_URL", ["postgres:", "postgresql:"]),
    sessionSecret,
    backupPassphrase,
    adminEmail,
    adminPassword,
    smtpUrl,
    mailFrom,
    mailTo,
    mailIncludeMessage: readBoolean(environment, "MAIL_INCLUDE_MESSAGE", false),
    messageRetentionDays: readInteger(
      environment,
      "MESSAGE_RETENTION_DAYS",
      defaultRetentionDays,
      36_500,
    ),
    trustProxy: readRanges(environment, "TRUST_PROXY"),
    seedDemo: readBoolean(environment, "SEED_DEMO", true),
    logLevel: readChoice(environment, "LOG_LEVEL", "info", logLevels),
    pageCacheMb: readInteger(environment, "PAGE_CACHE_MB", 64, 100_000),
    metricsToken,
  };
}

/** An empty host means a socket on this machine. */
export function isLoopback(hostname: string): boolean {
  return ["", "localhost", "[::1]"].includes(hostname) || /^127(\.\d+){3}$/.test(hostname);
}

const minDifferentCharacters = 8;

function isLowEntropy(secret: string): boolean {
  return new Set(secret).size < minDifferentCharacters || isRepeated(secret);
}

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

function rejectSetting(name: string, expected: string): never {
  throw new ConfigError(`${name} is not valid. It should be: ${expected}.`);
}

function readText(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === "" ? undefined : value;
}

function readInteger(
  environment: Environment,
  name: string,
  fallback: number,
  max: number,
  min = 0,
) {
  const value = readText(environment, name);
  if (value === undefined) return fallback;
  if (!/^\d{1,9}$/.test(value) || Number(value) > max || Number(value) < min)
    rejectSetting(name, `a whole number from ${min} to ${max}`);
  return Number(value);
}

function readBoolean(environment: Environment, name: string, fallback: boolean): boolean {
  const value = readChoice(environment, name, String(fallback), ["true", "false"]);
  return value === "true";
}

function readChoice(environment: Environment, name: string, fallback: string, choices: string[]) {
  const value = readText(environment, name) ?? fallback;
  if (!choices.includes(value)) rejectSetting(name, `one of ${choices.join(", ")}`);
  return value;
}

function readUrl(environment: Environment, name: string, protocols: string[]) {
  const value = readText(environment, name);
  if (value === undefined) return undefined;
  const begins = protocols.map((protocol) => `${protocol}//`);
  if (!begins.some((beginning) => value.toLowerCase().startsWith(beginning)))
    rejectSetting(name, `a URL that begins with ${begins.join(" or ")}`);
  if (!URL.canParse(value))
    rejectSetting(
      name,
      "a complete URL, its special characters percent-encoded, such as %23 for #",
    );
  return value;
}

/** Nodemailer would log whole conversations, with the addresses and texts of messages. */
function rejectMailOptions(smtpUrl: string): void {
  for (const name of new URL(smtpUrl).searchParams.keys()) {
    if (/^(\w+TLS|tls\..*)$/i.test(name))
      rejectSetting("SMTP_URL", "a URL without TLS settings: STARTTLS or smtps:// is required");
    if (/^(logger|debug|transactionLog)$/i.test(name))
      rejectSetting("SMTP_URL", "a URL without log settings: a log must not contain messages");
  }
}

function readMailbox(environment: Environment, name: string): Mailbox | undefined {
  const [mailbox, ...others] = readMailboxes(environment, name) ?? [];
  if (others.length > 0) rejectSetting(name, "a single email address");
  return mailbox;
}

function readMailboxes(environment: Environment, name: string): Mailbox[] | undefined {
  const value = readText(environment, name);
  if (value === undefined) return undefined;
  return (
    parseMailboxes(value) ?? rejectSetting(name, "an email address, such as desk@clinic.example")
  );
}

function readOrigin(environment: Environment, name: string, fallback: string): string {
  const url = new URL(readUrl(environment, name, ["http:", "https:"]) ?? fallback);
  if (url.pathname !== "/" || url.search || url.hash || url.username)
    rejectSetting(name, "an origin without a path, such as https://clinic.example");
  return url.origin;
}

function readRanges(environment: Environment, name: string): string[] {
  const parts = (readText(environment, name) ?? "").split(",").map((part) => part.trim());
  const entries = parts.filter((part) => part !== "");
  for (const part of entries.filter((entry) => !rangeNames.includes(entry))) {
    const [ip = "", bits, ...rest] = part.split("/");
    const max = isIP(ip) === 6 ? 128 : 32;
    const hasValidPrefix =
      bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= max);
    if (isIP(ip) === 0 || !hasValidPrefix || rest.length > 0)
      rejectSetting(
        name,
        "IP addresses or CIDR ranges, comma-separated, such as 127.0.0.1,10.0.0.0/8, " +
          `or the names ${rangeNames.join(", ")}; never a hop count`,
      );
  }
  return entries;
}

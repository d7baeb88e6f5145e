import { isIP } from "node:net";
import { usualRetentionDays } from "#domain/messages/message.ts";
import { isRepeated } from "#domain/staff/guessable-password.ts";
import { canSignInWith } from "#domain/staff/user.ts";
import { passwordPolicy } from "./password-policy.ts";
import { rangeNames } from "./untrusted-proxy.ts";

export interface Config {
  port: number;
  host: string;
  /** The public origin without a path or a trailing slash, such as https://clinic.example. */
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  sessionSecret: string | undefined;
  backupPassphrase: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  mailTo: string | undefined;
  mailIncludeMessage: boolean;
  messageRetentionDays: number;
  /** IPs, CIDR ranges or named ranges of the reverse proxy whose forwarding headers are trusted. */
  trustProxy: string[];
  seedDemo: boolean;
  logLevel: string;
  /** The maximum size of the page cache in mebibytes; 0 disables it. */
  pageCacheMb: number;
  metricsToken: string | undefined;
}

type Environment = Record<string, string | undefined>;

export class ConfigError extends Error {}

/** The only reader of the environment; docs/operations.md lists the variables. */
export function readConfig(environment: Environment): Config {
  const port = wholeNumber(environment, "PORT", 3000, 65535);
  const adminEmail = text(environment, "ADMIN_EMAIL");
  const adminPassword = text(environment, "ADMIN_PASSWORD");
  if ((adminEmail === undefined) !== (adminPassword === undefined))
    refuse(adminEmail === undefined ? "ADMIN_EMAIL" : "ADMIN_PASSWORD", "set both or neither");
  if (adminEmail !== undefined && !canSignInWith(adminEmail))
    refuse("ADMIN_EMAIL", "an email address of at most 36 English letters and digits");
  const owner = { name: "", email: adminEmail ?? "" };
  if (adminPassword !== undefined && passwordPolicy(adminPassword, owner) !== undefined)
    refuse("ADMIN_PASSWORD", "12 to 16 characters that are hard to guess and in no list of leaks");

  const sessionSecret = text(environment, "SESSION_SECRET");
  if (sessionSecret !== undefined && (sessionSecret.length < 32 || isMonotonous(sessionSecret)))
    refuse("SESSION_SECRET", "32 random characters or more");

  const backupPassphrase = text(environment, "BACKUP_PASSPHRASE");
  if (backupPassphrase !== undefined && backupPassphrase.length < 12)
    refuse("BACKUP_PASSPHRASE", "12 characters or more");

  const smtpUrl = address(environment, "SMTP_URL", ["smtp:", "smtps:"]);
  const mailFrom = mailbox(environment, "MAIL_FROM");
  const mailTo = mailboxes(environment, "MAIL_TO");
  if (smtpUrl !== undefined && mailFrom === undefined)
    refuse("MAIL_FROM", "an email address, needed with SMTP_URL");
  if (smtpUrl !== undefined && mailTo === undefined)
    refuse("MAIL_TO", "an email address, needed with SMTP_URL");

  if (smtpUrl !== undefined && /[?&](ignoreTLS|requireTLS|tls\.)/i.test(smtpUrl))
    refuse("SMTP_URL", "a URL without TLS settings: STARTTLS or smtps:// is required");

  const metricsToken = text(environment, "METRICS_TOKEN");
  if (metricsToken !== undefined && metricsToken.length < 16)
    refuse("METRICS_TOKEN", "16 characters or more");

  return {
    port,
    host: text(environment, "HOST") ?? "127.0.0.1",
    siteUrl: origin(environment, "SITE_URL", `http://localhost:${port}`),
    dataDir: text(environment, "DATA_DIR") ?? "./data",
    databaseUrl: address(environment, "DATABASE_URL", ["postgres:", "postgresql:"]),
    sessionSecret,
    backupPassphrase,
    adminEmail,
    adminPassword,
    smtpUrl,
    mailFrom,
    mailTo,
    mailIncludeMessage: yesOrNo(environment, "MAIL_INCLUDE_MESSAGE", false),
    messageRetentionDays: wholeNumber(
      environment,
      "MESSAGE_RETENTION_DAYS",
      usualRetentionDays,
      36_500,
    ),
    trustProxy: ranges(environment, "TRUST_PROXY"),
    seedDemo: yesOrNo(environment, "SEED_DEMO", true),
    logLevel: oneOf(environment, "LOG_LEVEL", "info", logLevels),
    pageCacheMb: wholeNumber(environment, "PAGE_CACHE_MB", 64, 100_000),
    metricsToken,
  };
}

/** An empty host means a socket on this machine. */
export function isLoopback(hostname: string): boolean {
  return ["", "localhost", "[::1]"].includes(hostname) || /^127(\.\d+){3}$/.test(hostname);
}

const minDifferentCharacters = 8;

function isMonotonous(secret: string): boolean {
  return new Set(secret).size < minDifferentCharacters || isRepeated(secret);
}

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

function refuse(name: string, form: string): never {
  throw new ConfigError(`${name} is not valid. It should be: ${form}.`);
}

function text(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === "" ? undefined : value;
}

function wholeNumber(environment: Environment, name: string, otherwise: number, most: number) {
  const value = text(environment, name);
  if (value === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(value) || Number(value) > most)
    refuse(name, `a whole number from 0 to ${most}`);
  return Number(value);
}

function yesOrNo(environment: Environment, name: string, otherwise: boolean): boolean {
  const value = oneOf(environment, name, String(otherwise), ["true", "false"]);
  return value === "true";
}

function oneOf(environment: Environment, name: string, otherwise: string, choices: string[]) {
  const value = text(environment, name) ?? otherwise;
  if (!choices.includes(value)) refuse(name, `one of ${choices.join(", ")}`);
  return value;
}

function address(environment: Environment, name: string, protocols: string[]) {
  const value = text(environment, name);
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    refuse(name, `a URL that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`);
  return value;
}

/** Accepts desk@clinic.example and The clinic <desk@clinic.example>. */
function mailbox(environment: Environment, name: string): string | undefined {
  const value = text(environment, name);
  if (
    value !== undefined &&
    !/^([^<>@]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(value)
  )
    refuse(name, "an email address, such as desk@clinic.example");
  return value;
}

function mailboxes(environment: Environment, name: string): string | undefined {
  const value = text(environment, name);
  for (const one of value?.split(",") ?? []) mailbox({ [name]: one.trim() || "," }, name);
  return value;
}

function origin(environment: Environment, name: string, otherwise: string): string {
  const value = address({ [name]: text(environment, name) ?? otherwise }, name, [
    "http:",
    "https:",
  ]);
  const url = new URL(value ?? otherwise);
  if (url.pathname !== "/" || url.search || url.hash || url.username)
    refuse(name, "an origin without a path, such as https://clinic.example");
  return url.origin;
}

function ranges(environment: Environment, name: string): string[] {
  const parts = (text(environment, name) ?? "").split(",").map((part) => part.trim());
  const wanted = parts.filter((part) => part !== "");
  for (const part of wanted.filter((one) => !rangeNames.includes(one))) {
    const [ip = "", bits, ...rest] = part.split("/");
    const most = isIP(ip) === 6 ? 128 : 32;
    const bitsAreFine = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (isIP(ip) === 0 || !bitsAreFine || rest.length > 0)
      refuse(
        name,
        "IP addresses or CIDR ranges, comma-separated, such as 127.0.0.1,10.0.0.0/8, " +
          `or the names ${rangeNames.join(", ")}; never a hop count`,
      );
  }
  return wanted;
}

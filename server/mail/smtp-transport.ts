import type { NodemailerError, SendMailOptions } from "nodemailer";
import { secondMs } from "#domain/records/time-units.ts";
import { isLoopback } from "../config.ts";

export interface SmtpTransport {
  /** Resolves to the refusals of some recipients; rejects if all are refused. */
  send: (mail: SendMailOptions, timeoutMs: number) => Promise<Refusal[]>;
  verify: (timeoutMs: number) => Promise<void>;
  close: () => void;
}

export interface Refusal {
  recipient: string;
  failure: string;
  /** False if the mail server may accept the recipient later. */
  isPermanent: boolean;
}

/** Loads nodemailer on demand, because a site without SMTP_URL never needs its memory. */
export async function createSmtpTransport(smtpUrl: string): Promise<SmtpTransport> {
  const { createTransport } = await import("nodemailer");
  const { hostname, protocol } = new URL(smtpUrl);
  const isLocal = isLoopback(hostname);
  const transport = createTransport({
    url: smtpUrl,
    // Otherwise an attacker on the network could strip STARTTLS and read the password and the mail.
    requireTLS: !isLocal,
    // A mail server on this machine usually offers STARTTLS with a certificate of its own making.
    tls: { rejectUnauthorized: !isLocal || protocol === "smtps:" },
    connectionTimeout: 10 * secondMs,
    greetingTimeout: 10 * secondMs,
    socketTimeout: 30 * secondMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail, timeoutMs) => {
      return listRefusals(await withTimeout(timeoutMs, transport.sendMail(mail)));
    },
    verify: async (timeoutMs) => {
      await withTimeout(timeoutMs, transport.verify());
    },
    close: () => transport.close(),
  };
}

/** Reads a sent mail, or the error of one that was not sent: empty if no recipient is the reason. */
export function listRefusals(outcome: unknown): Refusal[] {
  const { rejectedErrors = [] } = outcome as Pick<NodemailerError, "rejectedErrors">;
  return rejectedErrors.map((error) => ({
    recipient: error.recipient ?? "",
    failure: getFailureCode(error),
    isPermanent: error.permanent ?? true,
  }));
}

/** Returns only codes, because the error texts of mail servers repeat email addresses. */
export function getFailureCode(error: unknown): string {
  const { code, originalCode, responseCode } = error as Partial<NodemailerError>;
  return (
    [code, originalCode, responseCode].filter((part) => part !== undefined).join(" ") || "unknown"
  );
}

async function withTimeout<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error("too slow"), { code: "ETIME" })),
      timeoutMs,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

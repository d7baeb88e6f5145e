import { isIP } from "node:net";
import { connect } from "node:tls";
import { hourMs, secondMs } from "../records/time-units.ts";

export interface Certificate {
  validFrom: Date;
  validTo: Date;
}

const timeoutMs = 2 * secondMs;
const maxAgeMs = hourMs;

/** Asks the site's own https address, at most once an hour; undefined if it is not known. */
export function createCertificateReader(siteUrl: string): () => Promise<Certificate | undefined> {
  const { protocol, hostname, port } = new URL(siteUrl);
  let stored: { certificate: Promise<Certificate | undefined>; until: number } | undefined;
  return async () => {
    if (protocol !== "https:") return undefined;
    if (stored === undefined || stored.until < performance.now())
      stored = {
        certificate: readCertificate(hostname, Number(port || 443)),
        until: performance.now() + maxAgeMs,
      };
    return stored.certificate;
  };
}

function readCertificate(host: string, port: number): Promise<Certificate | undefined> {
  return new Promise((resolve) => {
    // Nothing is sent, and an expired certificate must be readable too.
    const socket = connect({
      ...{ host, port, rejectUnauthorized: false, signal: AbortSignal.timeout(timeoutMs) },
      ...(isIP(host) === 0 && { servername: host }),
    });
    socket.on("secureConnect", () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      const certificate = { validFrom: new Date(valid_from), validTo: new Date(valid_to) };
      resolve(Number.isNaN(certificate.validTo.getTime()) ? undefined : certificate);
      socket.destroy();
    });
    socket.on("error", () => resolve(undefined));
    socket.on("close", () => resolve(undefined));
  });
}

import { lookup as lookUpAddresses } from "node:dns/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { uploadLimitBytes } from "#domain/images/upload-limits.ts";
import { isPublicAddress } from "./public-address.ts";

export interface FetchOptions {
  /** Tests have a server of their own, which is not public. */
  isAllowed?: (ip: string) => boolean;
  ports?: readonly string[];
  lookUp?: (hostname: string) => Promise<{ address: string; family: number }[]>;
  maxBytes?: number;
  timeoutMs?: number;
}

/** A reason why this picture is left out, such as 404. */
export class PictureRefusal extends Error {}

export class PictureTimeout extends Error {
  override message = "it took too long";
}

const maxRedirects = 5;
const defaultTimeoutMs = 30_000;
const defaultPorts = ["", "80", "443"];
const redirectStatuses = [301, 302, 303, 307, 308];

/**
 * Throws a refusal for addresses that are not public, at each redirect anew. The connection goes to
 * the very address that was checked, so a name that changes its address in between gains nothing.
 */
export async function fetchPicture(url: string, options: FetchOptions = {}): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
  try {
    return await followRedirects(url, options, signal);
  } catch (error) {
    if (signal.aborted && !(error instanceof PictureRefusal)) throw new PictureTimeout();
    throw error;
  }
}

async function followRedirects(
  url: string,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  let target = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await request(parseTarget(target, options), options, signal);
    const { statusCode = 0, headers } = response;
    if (redirectStatuses.includes(statusCode)) {
      response.destroy();
      const next = URL.parse(headers.location ?? "", target);
      if (next === null) throw new PictureRefusal("it redirects to nowhere");
      target = next.href;
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new PictureRefusal(`the server responds with ${statusCode}`);
    }
    return readBody(response, options.maxBytes ?? uploadLimitBytes);
  }
  throw new PictureRefusal(`it redirects more than ${maxRedirects} times`);
}

function parseTarget(target: string, { isAllowed = isPublicAddress, ports }: FetchOptions): URL {
  const url = URL.parse(target);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new PictureRefusal("it has no http or https address");
  if (url.username !== "" || url.password !== "")
    throw new PictureRefusal("its address has a password");
  if (!(ports ?? defaultPorts).includes(url.port))
    throw new PictureRefusal(`port ${url.port} is not one of websites`);
  const ip = url.hostname.replace(/^\[|\]$/g, "");
  // The lookup below is not asked about numeric addresses.
  if (isIP(ip) !== 0 && !isAllowed(ip)) throw createAddressRefusal();
  return url;
}

function createAddressRefusal(): PictureRefusal {
  return new PictureRefusal("its address is in a private network");
}

function request(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { get } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const headers = { accept: "image/webp,image/png,image/jpeg,image/gif" };
    const lookup = createLookup(options);
    // Later errors, as of a connection that breaks, must not end the process.
    get(url, { signal, headers, agent: false, lookup }, resolve).on("error", reject);
  });
}

const lookUpAll = (hostname: string) => lookUpAddresses(hostname, { all: true });

function createLookup({ isAllowed = isPublicAddress, lookUp = lookUpAll }: FetchOptions) {
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    lookUp(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
          callback(createAddressRefusal(), "");
        else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, ""),
    );
  };
  return lookup;
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const type = response.headers["content-type"] ?? "";
  try {
    if (!/^(image\/|application\/octet-stream|binary\/|$)/i.test(type))
      throw new PictureRefusal(`it is no picture but ${type.slice(0, 50)}`);
    if (Number(response.headers["content-length"] ?? 0) > maxBytes) throw createSizeRefusal();
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > maxBytes) throw createSizeRefusal();
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    response.destroy();
  }
}

function createSizeRefusal(): PictureRefusal {
  return new PictureRefusal("it is larger than 15 MB");
}

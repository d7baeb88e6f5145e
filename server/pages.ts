import { createHash } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  type AnswerNotes,
  answerContext,
  apiDocumentContext,
  dbContext,
  logFaultContext,
  type MessageCare,
  messageCareContext,
  type RefusedForm,
  refusedFormContext,
  sessionIdContext,
  siteUrlContext,
  staffContext,
} from "#app/context.ts";
import type { Db } from "#domain/tables.ts";

import { canonicalPath } from "./canonical-path.ts";
import { createQueue } from "./load-shedding.ts";
import type { Rendered } from "./page-cache/ready-answer.ts";
import { type Asked, type ShareAnswer, sharedHeaders } from "./page-cache/shared-answers.ts";

import { pageSecurityPolicy } from "./security.ts";
import type { Sessions } from "./sessions.ts";
import { speculationRulesHeader } from "./speculation-rules.ts";

interface PagesOptions {
  db: Db;
  sessions: Sessions;
  siteUrl: string;
  messageCare: MessageCare;
  share: ShareAnswer;
}

/** A page at a path of ours; the answer of a form that was refused shows it once more. */
export type RenderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { path: string; refusedForm: RefusedForm; status: number },
) => Promise<FastifyReply>;

/**
 * No pattern of the router matches a line break, in the browser neither: the page that tells so is
 * plain HTML.
 */
const lineBreak = /^[^?]*(?:%0[ad]|%e2%80%a[89])/i;
const noPage = {
  path: "/nowhere",
  refusedForm: { path: "", values: {}, errors: {}, failure: undefined },
  status: 404,
};

const pagesAtOnce = 8;
/** Whoever came after so many would wait longer than anyone does. */
const pagesWaiting = 200;

/** An answer of React Router's, and whether it is for one visitor alone. */
interface Page extends Rendered {
  isPersonal: boolean;
  cookies: string[];
}

/** Data in a script, such as JSON-LD, is never run and needs no hash. */
const inlineScript =
  /<script(?![^>]*(?:\bsrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Every GET that nothing else answers goes to React Router. */
export function addPages(
  app: FastifyInstance,
  { db, sessions, siteUrl, messageCare, share }: PagesOptions,
): RenderPage {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const inTurn = createQueue({ atOnce: pagesAtOnce, waiting: pagesWaiting });

  async function render(
    request: FastifyRequest,
    reply: FastifyReply,
    { db, url, isShared, refusedForm }: Asked & { refusedForm?: RefusedForm },
  ): Promise<Page> {
    const notes: AnswerNotes = { area: "public" };
    const session = sessions.lazily(request);
    const context = new RouterContextProvider();
    context.set(dbContext, db);
    context.set(siteUrlContext, siteUrl);
    context.set(messageCareContext, messageCare);
    context.set(logFaultContext, (error) => request.log.error({ err: error }, "page failed"));
    context.set(apiDocumentContext, () => app.swagger());
    context.set(answerContext, notes);
    context.set(staffContext, async () => (await session()).staff);
    context.set(sessionIdContext, async () => (await session()).sessionId);
    context.set(refusedFormContext, refusedForm);

    const address = ownUrl(url, siteUrl);
    const asked = isShared ? new Request(address) : toWebRequest(request, reply, address);
    const make = () => handle(asked, context);
    const answer = await (refusedForm === undefined ? inTurn(make) : make());
    const body = Buffer.from(await answer.arrayBuffer());

    const { "set-cookie": _, ...headers } = Object.fromEntries(answer.headers);
    const cookies = [...answer.headers.getSetCookie(), ...session.cookies()];
    const isPersonal =
      notes.area === "staff" ||
      session.wasAsked() ||
      refusedForm !== undefined ||
      cookies.length > 0 ||
      /no-store|private/.test(headers["cache-control"] ?? "");
    if (headers["content-type"]?.startsWith("text/html")) {
      headers["content-security-policy"] = pagePolicy(body, notes.area, import.meta.env.DEV);
      if (notes.area === "public") Object.assign(headers, speculationRulesHeader);
    }
    if (notes.area === "staff") Object.assign(headers, staffHeaders);
    else if (isPersonal) headers["cache-control"] ??= "no-cache";
    // Only what is found is sent on: what is nowhere is 404 in any form of its address.
    const canonical = canonicalPath(address.pathname);
    if (refusedForm === undefined && answer.status === 200 && address.pathname !== canonical)
      return movedPage(canonical + ownUrl(request.raw.url ?? "/", siteUrl).search, cookies);

    const shared = isPersonal ? {} : sharedHeaders(reply);
    return { status: answer.status, headers: { ...shared, ...headers }, body, isPersonal, cookies };
  }

  const renderOwn: RenderPage = async (request, reply, { path: url, refusedForm, status }) => {
    const page = await render(request, reply, { db, url, isShared: false, refusedForm });
    return sendOwn(reply, { ...page, status });
  };

  // The pages read nothing from a body, so none is parsed here.
  const answerPage = (request: FastifyRequest, reply: FastifyReply) =>
    share(request, reply, async (asked) => {
      const page = await render(request, reply, asked);
      if (!page.isPersonal) return page;
      sendOwn(reply, page);
      return "sent";
    });
  app.get("/*", (request, reply) =>
    lineBreak.test(request.raw.url ?? "/")
      ? renderOwn(request, reply, noPage)
      : answerPage(request, reply),
  );
  // The API's /blog/:id would take it for a post without an id.
  app.get("/blog/", answerPage);
  return renderOwn;
}

const staffHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

function sendOwn(reply: FastifyReply, { status, headers, body, cookies }: Page): FastifyReply {
  reply.code(status).headers(headers);
  for (const cookie of cookies) reply.header("set-cookie", cookie);
  return reply.send(body);
}

function movedPage(to: string, cookies: string[]): Page {
  const headers = { location: to, "cache-control": "no-cache" };
  return { status: 301, headers, body: Buffer.alloc(0), isPersonal: true, cookies };
}

/** On our own origin, whatever the client claims: "//elsewhere" is a path, and a whole URL has one. */
function ownUrl(target: string, siteUrl: string): URL {
  const path = target.replace(/^https?:\/\/[^/?]*/i, "");
  return new URL(siteUrl + (path.startsWith("/") ? path : `/${path}`));
}

/** Node's request as the web's GET, on our own origin whatever the client claims. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const closed = new AbortController();
  reply.raw.on("close", () => closed.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.raw.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return new Request(url, { headers, signal: closed.signal });
}

function pagePolicy(html: Buffer, area: AnswerNotes["area"], isDevelopment: boolean): string {
  // Vite injects scripts and styles of its own while a developer works.
  if (isDevelopment) return "frame-ancestors 'none'";
  const scriptHashes = [...html.toString().matchAll(inlineScript)].map(([, script = ""]) =>
    createHash("sha256").update(script).digest("base64"),
  );
  return pageSecurityPolicy({ scriptHashes, area });
}

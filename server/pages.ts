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
import { createQueue } from "./load-shedding.ts";
import { pageSecurityPolicy } from "./security.ts";
import type { Sessions } from "./sessions.ts";

interface PagesOptions {
  db: Db;
  sessions: Sessions;
  siteUrl: string;
  messageCare: MessageCare;
}

/** A page at a path of ours; the answer of a form that was refused shows it once more. */
export type RenderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page?: { path: string; refusedForm: RefusedForm; status: number },
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

/** Data in a script, such as JSON-LD, is never run and needs no hash. */
const inlineScript =
  /<script(?![^>]*(?:\bsrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Every GET that nothing else answers goes to React Router. */
export function addPages(
  app: FastifyInstance,
  { db, sessions, siteUrl, messageCare }: PagesOptions,
): RenderPage {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const inTurn = createQueue({ atOnce: pagesAtOnce, waiting: pagesWaiting });

  const renderPage: RenderPage = async (request, reply, page) => {
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
    context.set(refusedFormContext, page?.refusedForm);

    const path = page?.path ?? request.raw.url ?? "/";
    const make = () => handle(toWebRequest(request, reply, new URL(path, siteUrl)), context);
    const answer = await (page === undefined ? inTurn(make) : make());
    const isHtml = answer.headers.get("content-type")?.startsWith("text/html") === true;
    const body = answer.body === null ? "" : await answer.text();

    reply.code(page?.status ?? answer.status);
    for (const [name, value] of answer.headers) {
      if (name !== "set-cookie") reply.header(name, value);
    }
    for (const cookie of [...answer.headers.getSetCookie(), ...session.cookies()])
      reply.header("set-cookie", cookie);
    if (notes.area === "staff")
      reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
    else if (!answer.headers.has("cache-control")) reply.header("cache-control", "no-cache");
    if (isHtml)
      reply.header("content-security-policy", pagePolicy(body, notes.area, import.meta.env.DEV));
    return reply.send(body);
  };

  // The pages read nothing from a body, so none is parsed here.
  app.get("/*", (request, reply) =>
    lineBreak.test(request.raw.url ?? "/")
      ? renderPage(request, reply, noPage)
      : renderPage(request, reply),
  );
  return renderPage;
}

/** Node's request as the web's, on our own origin whatever the client claims. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const closed = new AbortController();
  reply.raw.on("close", () => closed.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.raw.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  return new Request(url, { method, headers, signal: closed.signal });
}

function pagePolicy(html: string, area: AnswerNotes["area"], isDevelopment: boolean): string {
  // Vite injects scripts and styles of its own while a developer works.
  if (isDevelopment) return "frame-ancestors 'none'";
  const scriptHashes = [...html.matchAll(inlineScript)].map(([, script = ""]) =>
    createHash("sha256").update(script).digest("base64"),
  );
  return pageSecurityPolicy({ scriptHashes, area });
}

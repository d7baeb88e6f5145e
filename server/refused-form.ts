import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { RefusedForm } from "#app/context.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import { clientNetwork, clientNetwork48 } from "./client-network.ts";
import { Refusal } from "./errors.ts";
import { createQueue } from "./load-shedding.ts";
import type { RenderPage } from "./pages.ts";
import { escapeHtml, plainPage, plainPageHeaders } from "./plain-page.ts";

/** A person corrects a form a few times; after that a network gets the cheap minimal page. */
const maxWholePages = 20;
const windowMs = 10 * 60 * 1000;
const maxNetworks = 10_000;
/** A clinic has a few such visitors a day; a botnet sends thousands at once from many networks. */
const maxWholePagesAMinute = 30;
const maxTypedCharacters = 2000;

interface Refused {
  form: MessageForm;
  path: string;
  refusedForm: RefusedForm;
}

export type SendRefusedForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refused,
) => Promise<void>;

/**
 * Responds to a rejected form that was posted without JavaScript. The first few requests of a
 * network get the full page, one at a time; later ones, and all under load, get a minimal page with the same form.
 */
export function createRefusedForms(renderPage: RenderPage): SendRefusedForm {
  const counts = new LRUCache<string, number>({
    max: maxNetworks,
    ttl: windowMs,
    noUpdateTTL: true,
  });
  const all = new LRUCache<string, number>({ max: 1, ttl: 60_000, noUpdateTTL: true });
  const inTurn = createQueue({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });
  let isRendering = false;
  return async (request, reply, { form, path, refusedForm }) => {
    const network = clientNetwork48(request.ip) ?? clientNetwork(request.ip);
    const { statusCode: status } = reply;
    const isOneOfFew = countUp(counts, network) <= maxWholePages;
    if (isOneOfFew && !isRendering && (all.get("all") ?? 0) < maxWholePagesAMinute) {
      isRendering = true;
      try {
        await renderPage(request, reply, { path, refusedForm, status });
        countUp(all, "all");
        return;
      } catch (error) {
        if (!(error instanceof Refusal))
          request.log.error({ err: error }, "page failed, sending the minimal form page instead");
      } finally {
        isRendering = false;
      }
    }
    // One at a time, so that a flood of forms does not block other requests.
    await inTurn(async () => {
      reply.code(status).headers(plainPageHeaders).send(refusedFormPage(form, refusedForm));
    });
  };
}

function countUp(counts: LRUCache<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

function refusedFormPage(form: MessageForm, { values, errors, failure }: RefusedForm): string {
  const typed = Object.values(values).reduce((sum, value) => sum + value.length, 0);
  const fields = Object.entries(form.fields).map(([name, { label, multiline }]) => {
    const value = typed > maxTypedCharacters ? "" : escapeHtml(values[name] ?? "");
    const error = errors[name] && `<strong id="${name}-error">${escapeHtml(errors[name])}</strong>`;
    const described = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : "";
    const control = multiline
      ? `<textarea name="${name}" rows="5"${described}>\n${value}</textarea>`
      : `<input name="${name}" value="${value}"${described}>`;
    return `<p><label>${escapeHtml(label)} ${control}</label>${error ?? ""}`;
  });
  const reasons =
    failure === undefined
      ? "<p>Please look at the form once more."
      : `<p role="alert">${escapeHtml(failure)}`;
  return plainPage(
    "Your message was not sent",
    `${reasons}\n<form method="post" action="${form.path}">\n${fields.join("\n")}\n<p><button>Send message</button>\n</form>`,
  );
}

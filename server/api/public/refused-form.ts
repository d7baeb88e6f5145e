import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { RefusedForm } from "#app/context.ts";
import { findFormLanguage, getFormType } from "#domain/clinic/translated-forms.ts";
import { escapeHtml } from "#domain/fields/escape-html.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import { minuteMs } from "#domain/records/time-units.ts";
import { getClientNetwork, getClientNetwork48 } from "#server/http/client-network.ts";
import { HttpError, serviceUnavailable } from "#server/http/http-error.ts";
import { minimalPageHeaders, renderMinimalPage } from "#server/http/minimal-page.ts";
import type { SendStandIn } from "#server/http/send-stand-in.ts";

/** A person corrects a form a few times; after that a network gets the cheap minimal page. */
const maxFullPagesPerNetwork = 20;
const windowMs = 10 * minuteMs;
const maxCountedNetworks = 10_000;
/** A clinic has a few such visitors a day; a botnet sends thousands at once from many networks. */
const maxFullPagesPerMinute = 30;
const crowdDetectionMs = 20;
const maxEchoedCharacters = 2000;

type SendRefusedForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  refused: { form: MessageForm; path: string; refusedForm: RefusedForm },
) => Promise<void>;

export function createRefusedFormSender(
  app: FastifyInstance,
  sendStandIn: SendStandIn,
): SendRefusedForm {
  const counts = new LRUCache<string, number>({
    max: maxCountedNetworks,
    ttl: windowMs,
    noUpdateTTL: true,
  });
  const totals = new LRUCache<string, number>({ max: 1, ttl: minuteMs, noUpdateTTL: true });
  let isRendering = false;
  return async (request, reply, { form, path, refusedForm }) => {
    const network = getClientNetwork48(request.ip) ?? getClientNetwork(request.ip);
    const { statusCode: status } = reply;
    const isOneOfFew = increment(counts, network) <= maxFullPagesPerNetwork;
    if (isOneOfFew && !isRendering && (totals.get("all") ?? 0) < maxFullPagesPerMinute) {
      isRendering = true;
      try {
        // A crowd can be seen only after its first request.
        await wait(crowdDetectionMs);
        if (app.isCrowded()) throw serviceUnavailable();
        await sendStandIn(request, reply, { path, refusedForm, status });
        increment(totals, "all");
        return;
      } catch (error) {
        if (!(error instanceof HttpError))
          request.log.error({ err: error }, "page failed, sending the minimal form page instead");
      } finally {
        isRendering = false;
      }
    }
    const { phone } = app.getClinic().contact;
    reply
      .code(status)
      .headers(minimalPageHeaders)
      .send(renderRefusedForm(form, refusedForm, phone));
  };
}

function increment(counts: LRUCache<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

function renderRefusedForm(
  form: MessageForm,
  { values, errors, failure }: RefusedForm,
  phone: string,
): string {
  const typedCharacters = Object.values(values).reduce((sum, value) => sum + value.length, 0);
  const firstInvalid = Object.keys(form.fields).find((name) => errors[name]);
  const fields = Object.entries(form.fields).map(([name, { label, kind }]) => {
    const value = typedCharacters > maxEchoedCharacters ? "" : escapeHtml(values[name] ?? "");
    const error = errors[name] && `<strong id="${name}-error">${escapeHtml(errors[name])}</strong>`;
    const ariaAttributes = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : "";
    const attributes = name === firstInvalid ? `${ariaAttributes} autofocus` : ariaAttributes;
    const control =
      kind === "multiline"
        ? `<textarea name="${name}" rows="5"${attributes}>\n${value}</textarea>`
        : `<input name="${name}" value="${value}"${attributes}>`;
    return `<p><label>${escapeHtml(label)} ${control}</label>${error ?? ""}`;
  });
  const language = findFormLanguage(values.formType);
  if (language)
    fields.push(`<input type="hidden" name="formType" value="${getFormType(language)}">`);
  const reason =
    failure === undefined
      ? "<p>Please check the form again."
      : `<p role="alert">${escapeHtml(failure)}`;
  return renderMinimalPage({
    title: "Your message was not sent",
    html: `${reason}\n<form method="post" action="${form.path}">\n${fields.join("\n")}\n<p><button>Send message</button>\n</form>`,
    phone,
  });
}

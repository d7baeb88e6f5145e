import { getMessageUrl } from "#app/layout/message-url.ts";
import { symptoms } from "#content/symptoms.ts";
import { slugify } from "#domain/fields/slug.ts";
import type { Db } from "#domain/records/tables.ts";
import { listVisibleLinks } from "../services/finder-rows.server.ts";

/** Texts that a symptom leads to lead on to what else helps with it. */
export async function addLinks(db: Db, texts: { id: string; heading: string; text: string }[]) {
  return Promise.all(
    texts
      .filter(({ text }) => text !== "")
      .map(async (text) => {
        const path = `/fees#${text.id}`;
        const symptom = symptoms.find(({ links = [] }) => links.some(({ to }) => to === path));
        if (symptom === undefined) return { ...text, links: [] };
        const others = symptom.links?.filter(({ to }) => to !== path) ?? [];
        const links = (await listVisibleLinks(db, others)).map(({ name, to }) => ({ name, to }));
        const question = { name: "Ask about it", to: getMessageUrl(slugify(symptom.label)) };
        return { ...text, links: [...links, ...(symptom.topic ? [question] : [])] };
      }),
  );
}

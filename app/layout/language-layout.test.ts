import assert from "node:assert/strict";
import { after, before, describe, it, mock } from "node:test";
import { defaultContact } from "#content/default-contact.ts";
import { languages } from "#content/languages/language.ts";
import { translationsByLanguage } from "#content/languages/translations.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";
import { closedTime, openTime } from "../../tests/support/opening-times.ts";

describe("Call and Message on translated pages", () => {
  let site: Site;
  before(async () => {
    site = await openSite("sqlite", { environment: { PAGE_CACHE_MB: "0" } });
  });
  after(() => site.close());

  for (const { code } of languages)
    for (const [state, now] of [
      ["open", openTime],
      ["closed", closedTime],
    ] as const)
      it(`/${code} offers a ${state === "open" ? "call" : "message"} while the clinic is ${state}`, async () => {
        mock.timers.enable({ apis: ["Date"], now });
        try {
          const { body } = await site.get(`/${code}`);
          const { contact, layout } = translationsByLanguage[code] ?? assert.fail();
          const bar = body.match(/<nav [^>]*fixed.*?<\/nav>/s)?.[0] ?? "";
          const label =
            state === "open"
              ? layout.callOrBook
              : `${contact.form.labels.message} / ${layout.book}`;
          assert.ok(bar.includes(`aria-label="${label}"`), bar);
          const hero = body.match(/<section [^>]*hero.*?<\/section>/s)?.[0] ?? "";
          for (const part of [bar, hero]) {
            const call = part.includes(`href="${defaultContact.phone.link}"`);
            assert.equal(call, state === "open", part);
            assert.equal(part.includes('href="#write"'), state === "closed", part);
          }
        } finally {
          mock.timers.reset();
        }
      });
});

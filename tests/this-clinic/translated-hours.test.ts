import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { translationsByLanguage } from "#content/languages/translations.ts";
import { translateHours } from "#domain/clinic/translate-hours.ts";

describe("the opening hours in another language", () => {
  it("Special days follow the week, with their dates in the language and the calendar of Canada", () => {
    const words = translationsByLanguage.fa.openingHours;
    const open = { spans: [{ opens: 600, closes: 1140 }], note: "" };
    const week = [...Array(6).fill(open), { spans: [], note: "" }];
    const day = { until: "", spans: [], note: "" };
    const spans = [{ opens: 600, closes: 720 }];
    const specialDays = [
      { ...day, from: "2026-12-31", kind: "other" as const, spans },
      { ...day, from: "2026-12-24", until: "2026-12-26", kind: "closed" as const, spans },
      { ...day, from: "2026-12-28", kind: "week" as const },
    ];
    const hours = { week, closesOnHolidays: true, specialDays };
    const rows = translateHours(hours, words, "fa").slice(-3);
    assert.deepEqual(
      rows.map(({ days, times }) => `${days}: ${times}`),
      [
        "پنجشنبه ۲۴ دسامبر تا شنبه ۲۶ دسامبر: تعطیل",
        "دوشنبه ۲۸ دسامبر: ۱۰ صبح تا ۷ عصر",
        "پنجشنبه ۳۱ دسامبر: ۱۰ صبح تا ۱۲ بعدازظهر",
      ],
    );
  });

  it("Several days with usual hours do not get the hours of the first of them", () => {
    const spans = [{ opens: 600, closes: 1140 }];
    const week = Array.from({ length: 7 }, (_, i) => ({ spans: i < 6 ? spans : [], note: "" }));
    const usual = { kind: "week" as const, spans: [], note: "" };
    const specialDays = [{ ...usual, from: "2026-12-26", until: "2026-12-28" }];
    const hours = { week, closesOnHolidays: true, specialDays };
    for (const [code, times] of [
      ["fa", "ساعت‌های معمول"],
      ["tl", "karaniwang oras"],
      ["gu", "સામાન્ય સમય મુજબ"],
    ] as const)
      assert.equal(
        translateHours(hours, translationsByLanguage[code].openingHours, code).at(-1)?.times,
        times,
      );
  });
});

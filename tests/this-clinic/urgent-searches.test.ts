import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { findUrgentAdvice } from "#app/sections/search/find-urgent-advice.server.ts";
import { languages } from "#content/languages/language.ts";
import {
  caudaEquina,
  clot,
  headInjury,
  heartOrStroke,
  lifeInDanger,
  suicidalThoughts,
} from "#content/red-flags.ts";
import { openSite, type Site } from "../support/open-site.ts";
import { getVisibleText } from "../support/visible-text.ts";

const urgent: [advice: string, queries: string[]][] = [
  [
    suicidalThoughts,
    [
      ...["suicide", "Suicidal thoughts", "suicid", "sucide", "kill myself", "I want to die"],
      ...["want to end my life", "I don’t want to live", "wish I was dead", "self-harm"],
      ...["خودکشی", "خود‌کشی", "می‌خواهم بمیرم", "مي‌خواهم بميرم", "આત્મહત્યા", "મારે મરી જવું છે"],
      ...["magpakamatay", "gusto ko nang mamatay", "envie de mourir", "je veux me tuer"],
    ],
  ],
  [
    heartOrStroke,
    [
      ...[
        "chest pain",
        "pain in my chest",
        "my chest hurts",
        "tight chest",
        "stroke",
        "heart attack",
      ],
      ...["can’t breathe", "short of breath", "face drooping", "slurred speech"],
      ...["sudden numbness", "suddenly weak", "left side is numb", "weakness on one side"],
      ...["my face feels numb", "can’t speak"],
      ...["درد قفسه سینه", "سکته", "છાતીમાં દુખાવો", "સ્ટ્રોક", "sakit sa dibdib"],
      ...["masakit ang dibdib", "douleur à la poitrine", "AVC"],
    ],
  ],
  [
    caudaEquina,
    [
      ...["can't feel my legs", "can’t feel legs", "saddle numbness", "numb between legs"],
      ...["cauda equina", "legs are weak", "can't pee", "lost bladder control"],
      ...["بی‌حسی پا", "manhid ang pagitan ng hita"],
    ],
  ],
  [clot, ["blood clot", "swollen calf", "DVT"]],
  [headInjury, ["hit my head", "concussion hit my head vomiting", "concussion and throwing up"]],
  [
    lifeInDanger,
    [
      ...[
        "emergency",
        "911",
        "9-1-1",
        "urgent",
        "ambulance",
        "I fainted",
        "passed out",
        "bleeding",
      ],
      ...["urgence", "emergency po", "dumudugo", "બેભાન", "اورژانس", "خون‌ریزی"],
    ],
  ],
];

const ordinary = [
  ...["back pain", "numb fingers", "stress", "leaking urine", "sports injury", "hurt my leg"],
  ...["massage", "diet", "insurance", "chest muscles", "headache", "legs", "swollen legs", "knee"],
  ...["concussion", "head massage", "headrest", "blood pressure", "hit by a car"],
  ...["bladder", "breathing", "life", "care", "heart", "سلام", "masahe", "dos", "feet hurt"],
];

describe("searches that cannot wait for a visit", () => {
  let site: Site;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());

  it("Words of a crisis or of an emergency lead to the sentence of their warning sign", () => {
    for (const [text, queries] of urgent)
      for (const query of queries) assert.equal(findUrgentAdvice(query, [])?.text, text, query);
  });

  it("Ordinary searches show no urgent advice", () => {
    for (const query of ordinary) assert.equal(findUrgentAdvice(query, []), undefined, query);
  });

  it("A search in another language also says in that language how to call 911", () => {
    for (const [query, code] of Object.entries({ خودکشی: "fa", આપઘાત: "gu", magpakamatay: "tl" }))
      if (languages.some((language) => language.code === code))
        assert.equal(findUrgentAdvice(query, [])?.translation?.language, code);
  });

  it("A search in a crisis shows 9-8-8 and 911, and nothing that was found by chance", async () => {
    const { body } = await site.get("/search?q=i+want+to+die");
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    for (const href of ["tel:988", "sms:988", "tel:911", "/service/psychology"])
      assert.ok(main.includes(`href="${href}"`), href);
    assert.ok(getVisibleText(main).includes(suicidalThoughts));
    assert.doesNotMatch(main, /Nothing found|Try one word|<li/);
  });

  it("A search for an emergency shows the advice above the results", async () => {
    const { body } = await site.get("/search?q=stroke+massage");
    const advice = body.indexOf(heartOrStroke, body.indexOf("<main"));
    assert.ok(advice > 0);
    assert.ok(body.indexOf('href="tel:911"') > 0);
    assert.ok(body.indexOf('href="/service/registered-massage-therapy"', advice) > advice);
  });

  it("A visitor who has searched too often still sees the advice", async () => {
    const remoteAddress = "198.51.100.8";
    const counted = { rate_key: `search ${remoteAddress}`, attempted_at: new Date().toISOString() };
    await site.db
      .insertInto("message_attempt")
      .values(Array.from({ length: 120 }, (_, i) => ({ ...counted, attempt_id: `urgent ${i}` })))
      .execute();
    const { statusCode, body } = await site.send({ url: "/search?q=suicide", remoteAddress });
    assert.equal(statusCode, 429);
    assert.ok(body.includes('href="tel:988"'));
  });
});

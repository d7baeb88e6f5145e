import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import * as redFlags from "#content/red-flags.ts";
import { openSite, type Site } from "../support/open-site.ts";
import { getVisibleText, listStrings } from "../support/visible-text.ts";

const siteUrl = "https://northbloom.example";
const root = join(import.meta.dirname, "../..");

const signPatterns: Record<string, RegExp> = {
  clot: /\bcal(?:f|ves)\b[^.]{0,60}\b(?:swollen|swell\w*|warm|sore|pain\w*)|(?:swollen|sore|painful) calf|leg[^.]{0,30} suddenly swollen/i,
  caudaEquina:
    /numb\w* between (?:the|your) legs|(?:control|lose|losing|loss of|trouble|change)[^.]{0,30}\b(?:bladder|bowels?)\b|bowels?[^.]{0,12} hard to control|legs? (?:or hand )?that grows? weak|(?:weak\w*|numb\w*) in (?:the|an?|your) (?:arms? or )?legs?\b/i,
  hotJoint:
    /\b(?:joint|knee|elbow|shoulder|hip|ankle|wrist)s?\b[^.]{0,30}\bhot\b|\bhot\b[^.]{0,40}\b(?:joint|knee|elbow|shoulder|hip|ankle|wrist)/i,
  coldLimb:
    /\b(?:foot|feet|toes?|hands?|fingers?|limbs?|legs?)\b[^.]{0,25}\b(?:turns?|goes|is|are|stays?|feels?)\b[^.]{0,10}\b(?:cold|blue|pale)\b/i,
  clumsyHands: /\bclums/i,
  armWeakness:
    /\bweakness\b[^.]{0,15}\b(?:arm|hand)s?\b|\bweakness runs down|\b(?:arm|hand)s?\b[^.]{0,12} grows? weak/i,
  noWeightBearing: /\b(?:put|bear) (?:any )?weight on/i,
  fainting:
    /\bfainting\b(?! more likely)|\bfainted\b(?! (?:at|with) needles)|\bblackouts\b|\bpass(?:ed)? out\b/i,
  headOnBloodThinner:
    /\b(?:hits?|hitting|knock|blow|bump)\b[^.]{0,20}\bhead\b[^.]{0,60}blood thinner|blood thinner[^.]{0,60}\b(?:hits?|hitting|knock|blow|bump)\b[^.]{0,20}\bhead\b/i,
  headInjury: /\bvomit(?!\w* more than once)|\bpupils?\b/i,
  feverWithStiffNeck: /\bfever\b[^.]{0,40}\bstiff neck|\bstiff neck\b[^.]{0,40}\bfever/i,
  chestPain:
    /\bchest (?:pain|tight|press)|tight\w* in (?:the|your) chest|tight chest|(?:pain|pressure)[^.]{0,30} in the chest|from the chest|trouble breathing|short(?:ness)? of breath|breathless/i,
  suicidalThoughts:
    /suicid|\bend(?:ing)? (?:your|my|their) life|\bharm(?:ing)? (?:yourself|your baby)/i,
};

/** Each text appears beside the sentence of its sign. */
const exceptions = [
  {
    text: "if you get chest tightness on the stairs",
    why: "a reason to speak with a doctor before taking up running",
  },
  {
    text: "chest pain with effort",
    why: "a reason to ask a doctor before starting strength exercises",
  },
  {
    text: "numbness, tingling or weakness in an arm or leg",
    why: "a reason to call 911 after a collision",
  },
];

describe("warning signs", () => {
  let site: Site;

  before(async () => {
    site = await openSite("sqlite", { isSeeded: true, environment: { SITE_URL: siteUrl } });
  });
  after(() => site.close());

  it("All content names warning signs only in the sentences of red-flags.ts", async () => {
    const files = globSync("{content,database/demo}/**/*.ts", { cwd: root }).filter(
      (file) => !/\.test\.ts$|manifest\.ts$|seed\.ts$/.test(file),
    );
    assert.ok(files.length > 60);
    const found: string[] = [];
    for (const file of files) {
      const stored: unknown = await import(join(root, file));
      for (const text of listStrings(stored))
        found.push(...findStraySigns(getVisibleText(text)).map((sign) => `${file}: ${sign}`));
    }
    assert.deepEqual(found, []);
  });

  it("Every public page names warning signs only in the sentences of red-flags.ts", async () => {
    const { body } = await site.get("/sitemap.xml");
    const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) =>
      url.slice(siteUrl.length),
    );
    assert.ok(paths.length > 50);
    const found: string[] = [];
    for (const path of paths) {
      const page = getVisibleText((await site.get(path)).body);
      found.push(...findStraySigns(page).map((sign) => `${path}: ${sign}`));
    }
    assert.deepEqual(found, []);
  });

  it("The patterns of this test match every sentence of red-flags.ts", () => {
    for (const [name, sentence] of Object.entries(redFlags)) {
      const isKnown = Object.values(signPatterns).some((sign) => sign.test(sentence));
      assert.ok(isKnown, name);
    }
    const sentences = new Map<string, string>(Object.entries(redFlags));
    for (const [name, sign] of Object.entries(signPatterns))
      assert.match(sentences.get(name) ?? "", sign, name);
  });

  it("Every exception to the warning signs is still in use", async () => {
    const sources = globSync("{content,database/demo}/**/*.ts", { cwd: root });
    const stored = await Promise.all(sources.map((file) => readFileTexts(file)));
    const all = stored.flat().join(" ");
    for (const { text } of exceptions) assert.ok(all.includes(text), text);
  });
});

async function readFileTexts(file: string): Promise<string[]> {
  return /\.test\.ts$|seed\.ts$/.test(file) ? [] : listStrings(await import(join(root, file)));
}

function findStraySigns(text: string): string[] {
  const quoted = Object.values(redFlags).map((sentence) => getVisibleText(sentence).trim());
  const sentences = [...quoted, ...exceptions.map((one) => one.text)];
  const plain = text.replace(/ ([.,;:])/g, "$1");
  const rest = sentences.reduce((text, sentence) => text.replaceAll(sentence, "·"), plain);
  return Object.entries(signPatterns).flatMap(([name, sign]) => {
    const index = rest.search(sign);
    return index < 0 ? [] : [`${name} in “${rest.slice(Math.max(0, index - 40), index + 80)}”`];
  });
}

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { areas } from "#content/areas.ts";
import { clinic } from "#content/clinic.ts";
import { forbiddenPasswordWords, guessableWords } from "#content/clinic-words.ts";
import { clinicPasswordPolicy } from "./clinic-password-policy.ts";

const owner = { name: "Mirela Sandu", email: "front.desk@northbloom.example" };
const isRefused = (password: string) => clinicPasswordPolicy(password, owner) !== undefined;

describe("the password policy", () => {
  it("The password policy rejects leaked passwords and their usual variations", () => {
    const leaked = [
      ...["iloveyou1234", "Iloveyou2026!", "1LoveY0u!2026", "michaeljordan", "MichaelJordan23"],
      ...["changeme1234", "Ch@ngeme2026", "P@ssw0rd2026!", "motherfucker", "Unbelievable1"],
      ...["sonyericsson", "leavemealone", "qazwsxedc123", "Administrator", "4dm1n1str4t0r"],
    ];
    for (const password of leaked) assert.ok(isRefused(password), password);
  });

  it("The password policy rejects repeated parts and keyboard patterns", () => {
    const guessable = [
      ...["dragondragon", "adminadmin12", "trustno1trustno1", "tulip!tulip!", "abc1abc1abc1"],
      ...["1q2w3e4r5t6y", "1qaz2wsx3edc", "!QAZ2wsx#EDC", "zaq1xsw2cde3", "qwaszxqwaszx"],
    ];
    for (const password of guessable) assert.ok(isRefused(password), password);
  });

  it("The password policy rejects the clinic's own words with seasons, years and symbols", () => {
    const ownWords = [...forbiddenPasswordWords, ...guessableWords, clinic.address.city, ...areas]
      .map((word) => word.replace(/\W/g, ""))
      .filter((word) => word.length <= 10);
    const clinicPasswords = ownWords.flatMap((word) => {
      const padding = "2026!!".slice(0, Math.max(0, 12 - word.length));
      const capitalized = word.charAt(0).toUpperCase() + word.slice(1);
      return [capitalized, capitalized.replaceAll("o", "0")].map((part) => part + padding);
    });
    assert.ok(clinicPasswords.length > 4);
    const others = ["Summer2026!!", "December-2026", `Winter${clinic.address.city}1`.slice(0, 16)];
    for (const password of [...clinicPasswords, ...others])
      assert.ok(isRefused(password), password);
  });

  it("The password policy accepts unrelated words in any script", () => {
    const good = [
      ...[
        "correct-horse",
        "tulip 9 ferries",
        "seven odd boats",
        "nine red kites!",
        "plum-attic-42",
      ],
      ...["orbit cactus", "seven kayaks 7", "Mango9Lantern", "گل‌لاله و قایق ۷", "wintry-cobalt-3"],
    ];
    for (const password of good)
      assert.equal(clinicPasswordPolicy(password, owner), undefined, password);
  });

  it("The password policy rejects at most 1 % of random word pairs and of random passwords", () => {
    const random = randomNumbers();
    const words = readPostWords();
    const pick = <T>(list: ArrayLike<T>) => list[random() % list.length] as T;
    const pairs: string[] = [];
    while (pairs.length < 3000) {
      const pair = `${pick(words)}${pick(["-", " ", ".", "7", "_"])}${pick(words)}${pick(["", "3", "!"])}`;
      if (pair.length >= 12 && pair.length <= 16) pairs.push(pair);
    }
    const rejected = pairs.filter(isRefused);
    assert.ok(rejected.length < 30, `${rejected.length}: ${rejected.slice(0, 40).join(", ")}`);

    const signs = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    const codes = Array.from({ length: 500 }, () =>
      Array.from({ length: 16 }, () => pick(signs)).join(""),
    );
    assert.ok(codes.filter(isRefused).length <= 5);
  });
});

function readPostWords(): string[] {
  const folder = "database/demo/posts";
  const text = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const words =
    text
      .join(" ")
      .toLowerCase()
      .match(/\b[a-z]{4,8}\b/g) ?? [];
  return [...new Set(words)].filter((word) => !/clinic|physio|spring|summer|winter/.test(word));
}

/** A seeded generator (xorshift32), so that each run uses the same numbers. */
function randomNumbers(): () => number {
  let state = 20_261_122;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

import assert from "node:assert/strict";
import { it } from "node:test";
import { describeUserAgent } from "./describe-user-agent.ts";

it("A device is named as its owner would name it, and nothing else of the header is stored", () => {
  const template = "Mozilla/5.0 (%) AppleWebKit/537.36 (KHTML, like Gecko)";
  const windows = template.replace("%", "Windows NT 10.0; Win64; x64");
  const examples = {
    [`${windows} Chrome/140.0.0.0 Safari/537.36`]: "Chrome on Windows",
    [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`]: "Edge on Windows",
    [`${template.replace("%", "iPhone; CPU iPhone OS 19_0 like Mac OS X")} Version/19.0 Mobile/15E148 Safari/604.1`]:
      "Safari on iPhone",
    [`${template.replace("%", "Linux; Android 16; Pixel 9")} Chrome/140.0.0.0 Mobile Safari/537.36`]:
      "Chrome on Android",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:142.0) Gecko/20100101 Firefox/142.0":
      "Firefox on Mac",
    "curl/8.16.0 (X11; Linux x86_64)": "A browser on Linux",
    "Mozilla/5.0 Gecko/20100101 Firefox/142.0": "Firefox on an unknown system",
    "<script>alert(1)</script>": "An unknown device",
    "": "An unknown device",
  };
  for (const [header, description] of Object.entries(examples))
    assert.equal(describeUserAgent(header), description);
});

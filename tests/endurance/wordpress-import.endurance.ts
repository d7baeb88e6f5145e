import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { it } from "node:test";
import { isShortRun } from "../support/run-length.ts";
import { createWordpressExport } from "../support/wordpress-export.ts";

const fileMb = isShortRun ? 14 : 100;
const postKb = 50;
const postCount = Math.ceil((fileMb * 1000) / postKb);
/** The code alone needs 30 MB, so there is no room for the file. */
const heapMb = 44;

it("A large export is imported in bounded memory, once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "wordpress-"));
  const file = join(folder, "export.xml");
  await writeExport(file);
  assert.ok((await stat(file)).size > fileMb * 1_000_000);
  const run = async (...options: string[]) => {
    const args = [
      `--max-old-space-size=${heapMb}`,
      "scripts/import-wordpress.ts",
      file,
      ...options,
    ];
    const child = spawn("node", args, {
      env: { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    assert.equal(code, 0, output);
    return output;
  };
  const planned = new RegExp(`^${postCount} posts would be imported, 0 already here`, "m");
  assert.match(await run("--dry-run"), planned);
  if (!isShortRun) {
    assert.match(await run(), new RegExp(`^${postCount} posts imported, 0 already here`, "m"));
    assert.match(await run(), new RegExp(`^0 posts imported, ${postCount} already here`, "m"));
  }
  await rm(folder, { recursive: true });
});

async function writeExport(file: string): Promise<void> {
  const sentence = "Rest and <b>move</b> the knee, a little more each day. ";
  const content = `<h2>Part</h2>\n<p>${sentence.repeat(40)}</p>\n`;
  const [head = "", item = "", tail = ""] = createWordpressExport([
    {
      id: 7000,
      slug: "post-7000",
      content: content.repeat(Math.ceil((postKb * 1024) / content.length)),
    },
  ]).split(/(<item>[\s\S]*<\/item>)/);
  const stream = createWriteStream(file);
  stream.write(head);
  for (let id = 1; id <= postCount; id += 1)
    if (!stream.write(item.replaceAll("7000", String(id)))) await once(stream, "drain");
  stream.end(tail);
  await once(stream, "finish");
}

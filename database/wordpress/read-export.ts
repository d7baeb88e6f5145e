import { SaxesParser } from "saxes";
import { createItemReader } from "./item-reader.ts";
import type { WordpressItem, WordpressSite } from "./wordpress-item.ts";

/** No element of a real export is longer, and the parser has each one in memory. */
const maxElementLength = 16 * 1024 * 1024;
const maxDepth = 100;
/** WordPress writes them as they were typed, although XML does not allow them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is searched for.
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export interface ExportReading {
  site: WordpressSite;
  replacedCharacters: number;
}

export function createReading(): ExportReading {
  return {
    site: { title: "", url: "", authors: new Map(), categorySlugs: new Map() },
    replacedCharacters: 0,
  };
}

/** Yields the items one by one; `reading` has the facts that came before them. */
export async function* readExport(
  chunks: AsyncIterable<Uint8Array>,
  reading: ExportReading,
): AsyncGenerator<WordpressItem> {
  const parser = new SaxesParser();
  const items: WordpressItem[] = [];
  const reader = createItemReader(reading.site, (item) => items.push(item));
  let depth = 0;
  let lengthOfElement = 0;
  let hasExport = false;
  parser.on("error", (error) => {
    throw new Error(formatParserError(error.message));
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    lengthOfElement = 0;
    if (depth === 1) {
      if (name !== "rss")
        throw new Error(`line ${parser.line}: this is no WordPress export, it begins with ${name}`);
    } else if (depth > maxDepth) throw new Error(`line ${parser.line}: it is nested too deeply`);
    if (name === "wp:wxr_version") hasExport = true;
    reader.open(name, attributes);
  });
  parser.on("closetag", () => {
    depth -= 1;
    lengthOfElement = 0;
    reader.close();
  });
  parser.on("text", reader.addText);
  parser.on("cdata", reader.addText);

  for await (const text of decode(chunks)) {
    const clean = text.replace(controlCharacters, () => {
      reading.replacedCharacters += 1;
      return " ";
    });
    lengthOfElement += clean.length;
    if (lengthOfElement > maxElementLength)
      throw new Error(`line ${parser.line}: an element is longer than 16 MB`);
    parser.write(clean);
    yield* items.splice(0);
  }
  parser.close();
  if (!hasExport)
    throw new Error("it has no wp:wxr_version: please export the site under Tools, Export");
  yield* items.splice(0);
}

/** The parser begins its sentences with line and column. */
function formatParserError(message: string): string {
  const [, line, column, reason] = /^(\d+):(\d+): ([\s\S]*)$/.exec(message) ?? [];
  return line === undefined ? message : `line ${line}, column ${column}: ${reason}`;
}

const declarationLength = 200;

/** Bytes that are no text in the encoding of the file are an error, not a question mark. */
async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let start: Uint8Array = new Uint8Array();
  let lines = 1;
  for await (const chunk of chunks) {
    if (decoder === undefined) {
      start = Buffer.concat([start, chunk]);
      if (start.length < declarationLength) continue;
      decoder = new TextDecoder(findEncoding(start), { fatal: true });
    }
    let text: string;
    try {
      text = decoder.decode(start.length > 0 ? start : chunk, { stream: true });
      start = start.subarray(0, 0);
    } catch {
      throw new Error(`near line ${lines}: the file has bytes that are not ${decoder.encoding}`);
    }
    for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) lines += 1;
    yield text;
  }
  try {
    yield decoder?.decode() ?? new TextDecoder().decode(start);
  } catch {
    throw new Error(`near line ${lines}: the file ends in the middle of a character`);
  }
}

function findEncoding(start: Uint8Array): string {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const declaration = Buffer.from(start.subarray(0, declarationLength)).toString("latin1");
  const [, name = "utf-8"] = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(declaration) ?? [];
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new Error(`line 1: the encoding ${name} is not known`);
  }
}

import assert from "node:assert/strict";

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** Parses a document strictly; anything that is not well-formed fails the test. */
export function readXml(xml: string): XmlElement {
  assert.ok(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>'));
  const top: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [top];
  for (const [token] of xml.replace(/^<\?.*?\?>/, "").matchAll(/<[^>]*>|[^<]+/g)) {
    const current = open.at(-1);
    assert.ok(current, "there is content after the root element");
    if (!token.startsWith("<")) current.text += readText(token);
    else if (token.startsWith("</")) {
      assert.equal(token, `</${current.name}>`);
      open.pop();
    } else {
      const element = readTag(token);
      current.children.push(element);
      if (!token.endsWith("/>")) open.push(element);
    }
  }
  assert.equal(open.length, 1, `${open.at(-1)?.name} is not closed`);
  assert.equal(top.children.length, 1);
  return top.children[0] as XmlElement;
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

export function textOf(element: XmlElement, name: string): string | undefined {
  return childrenOf(element, name)[0]?.text;
}

function readTag(token: string): XmlElement {
  const [, name = "", rest = ""] = /^<([\w:]+)((?: [\w:]+="[^"<]*")*)\/?>$/.exec(token) ?? [];
  assert.notEqual(name, "", `no tag: ${token}`);
  const attributes = Object.fromEntries(
    [...rest.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
      key,
      readText(value),
    ]),
  );
  return { name, attributes, text: "", children: [] };
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function readText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters.
  assert.doesNotMatch(text, /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    assert.ok(whole.endsWith(";") && name in named, `no entity: ${whole}`);
    return named[name] ?? "";
  });
}

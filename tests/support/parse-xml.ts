import assert from "node:assert/strict";

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** Anything that is not well-formed fails the test. */
export function parseXml(xml: string): XmlElement {
  assert.ok(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>'));
  const documentNode: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const openElements = [documentNode];
  for (const [token] of xml.replace(/^<\?.*?\?>/, "").matchAll(/<[^>]*>|[^<]+/g)) {
    const current = openElements.at(-1);
    assert.ok(current, "there is content after the root element");
    if (!token.startsWith("<")) current.text += decodeText(token);
    else if (token.startsWith("</")) {
      assert.equal(token, `</${current.name}>`);
      openElements.pop();
    } else {
      const element = parseTag(token);
      current.children.push(element);
      if (!token.endsWith("/>")) openElements.push(element);
    }
  }
  assert.equal(openElements.length, 1, `${openElements.at(-1)?.name} is not closed`);
  assert.equal(documentNode.children.length, 1);
  return documentNode.children[0] as XmlElement;
}

export function listChildren(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

export function findChildText(element: XmlElement, name: string): string | undefined {
  return listChildren(element, name)[0]?.text;
}

function parseTag(token: string): XmlElement {
  const [, name = "", attributeText = ""] =
    /^<([\w:]+)((?: [\w:]+="[^"<]*")*)\/?>$/.exec(token) ?? [];
  assert.notEqual(name, "", `no tag: ${token}`);
  const attributes = Object.fromEntries(
    [...attributeText.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
      key,
      decodeText(value),
    ]),
  );
  return { name, attributes, text: "", children: [] };
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function decodeText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters.
  assert.doesNotMatch(text, /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
  return text.replace(/&([^;]*);?/g, (entity, name: string) => {
    assert.ok(entity.endsWith(";") && name in entities, `no entity: ${entity}`);
    return entities[name] ?? "";
  });
}

/** Word writes list items as paragraphs with the bullet as text; Word on the web, a list for each. */
export function restoreWordLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll("li[data-listid][data-aria-level]"))
    turnIntoWordParagraph(item);
  for (const item of body.querySelectorAll("p[style*='mso-list']")) {
    const style = item.getAttribute("style") ?? "";
    const [, id = "", level] = /mso-list:\s*(l\d+)\s+level(\d)/.exec(style) ?? [];
    if (level === undefined) continue;
    const marker = item.querySelector("[style*='mso-list:Ignore' i]");
    const label = marker?.textContent.trim() ?? "";
    marker?.remove();
    let list = item.previousElementSibling;
    if (list?.getAttribute("data-word") !== id) {
      list = createList(item, label, id);
      item.before(list);
    }
    for (let depth = 1; depth < Number(level) && list.lastElementChild !== null; depth += 1) {
      const inner: Element =
        list.lastElementChild.querySelector("ul, ol") ?? createList(item, label, id);
      list.lastElementChild.append(inner);
      list = inner;
    }
    const entry = item.ownerDocument.createElement("li");
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
}

function turnIntoWordParagraph(item: Element): void {
  const list = item.parentElement;
  if (list === null) return;
  const { listid, ariaLevel, ariaPosinset } = (item as HTMLElement).dataset;
  const paragraph = item.ownerDocument.createElement("p");
  paragraph.setAttribute("style", `mso-list:l${listid} level${ariaLevel}`);
  const marker = item.ownerDocument.createElement("span");
  marker.setAttribute("style", "mso-list:Ignore");
  const position = ariaPosinset ?? list.getAttribute("start") ?? "1";
  marker.textContent = list.tagName === "OL" ? `${position}.` : "";
  paragraph.append(marker, ...item.childNodes);
  const block = list.closest(".ListContainerWrapper") ?? list;
  block.before(paragraph);
  item.remove();
  if (block.querySelector("li") === null) block.remove();
}

/** The Word list id separates two lists that directly follow each other. */
function createList(item: Element, label: string, id: string): Element {
  const isNumbered = /^\(?[\da-z]{1,4}[.)]/i.test(label);
  const list = item.ownerDocument.createElement(isNumbered ? "ol" : "ul");
  list.setAttribute("data-word", id);
  const [, start = "1"] = /^\(?(\d{1,3})[.)]$/.exec(label) ?? [];
  if (start !== "1") list.setAttribute("start", start);
  return list;
}

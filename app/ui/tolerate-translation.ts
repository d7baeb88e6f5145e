/**
 * A browser that translates a page puts elements in place of its texts. React does not know: what it
 * inserts or removes there would fail and show the error page to somebody who is writing, and a text
 * that it changes would stay as it was (https://github.com/facebook/react/issues/11538). So a text
 * returns before React touches it, and the browser translates it again.
 */
export function tolerateTranslation(): void {
  const translations = new WeakMap<Node, Element>();
  const restore = (node: Node) => {
    const translation = translations.get(node);
    if (translation?.parentNode !== node.parentNode) translation?.replaceWith(node);
  };
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (n) => n?.nodeName === "FONT",
      );
      for (const node of removedNodes)
        if (font && node instanceof Text) translations.set(node, font as Element);
    }
  }).observe(document, { childList: true, subtree: true });

  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    if (next) restore(next);
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    restore(child);
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string) {
      restore(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

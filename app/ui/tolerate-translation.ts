/**
 * A browser that translates a page puts elements in place of its texts. React does not know, and what
 * it then inserts or removes beside them would fail, and show the error page to somebody who is writing
 * (https://github.com/facebook/react/issues/11538).
 */
export function tolerateTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    return insertBefore.call(this, node, next && findCurrent(this, next)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    const current = findCurrent(this, child);
    if (current) removeChild.call(this, current);
    return child;
  };
}

/** The translation of a text that has no other beside it. */
function findCurrent(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent) return child;
  return (parent as Element).querySelector(":scope > font:only-of-type");
}

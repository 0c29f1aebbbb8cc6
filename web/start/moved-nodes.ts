const { removeChild, insertBefore } = Node.prototype;

/** Translators move texts into elements of their own, and React would throw at a node that isn't where it was. */
export function ignoreMovedNodes() {
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    const own = childAround(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(added: Added, before: Node | null) {
    insertBefore.call(this, added, childAround(this, before));
    return added;
  };
}

/** The child of `parent` that is or contains `node`. */
function childAround(parent: Node, node: Node | null) {
  let around = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around;
}

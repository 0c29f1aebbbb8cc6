declare global {
  interface Window {
    changes: string[];
  }
}

/** Runs in the page before its scripts. Records every text that scripts change or remove. */
export function recordChanges() {
  window.changes = [];
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records) {
        const fills = target.childNodes.length === addedNodes.length;
        const adds = removedNodes.length === 0 && (fills || [...addedNodes].every((node) => node instanceof Element));
        const says = (target as Element).outerHTML ?? target.textContent;
        if (!adds) window.changes.push(`${type} in ${says.slice(0, 120)}`);
      }
    }).observe(document.getElementById('root')!, { subtree: true, childList: true, characterData: true });
  });
}

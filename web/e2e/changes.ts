declare global {
  interface Window {
    changes: string[];
  }
}

/** Runs in the page before its own scripts. Records every change of its content, unless it fills an empty element. */
export function recordChanges() {
  if (window.top !== window) return;
  window.changes = [];
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => {
      for (const [target, changes] of Map.groupBy(records, (record) => record.target)) {
        const added = changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0);
        const fills =
          changes.every(({ removedNodes }) => removedNodes.length === 0) && target.childNodes.length === added;
        const says = (target as Element).outerHTML ?? target.textContent;
        if (!fills) window.changes.push(`${changes[0]!.type} in ${says.slice(0, 120)}`);
      }
    }).observe(document.getElementById('root')!, { subtree: true, childList: true, characterData: true });
  });
}

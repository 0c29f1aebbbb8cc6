declare global {
  var foreignChanges: ForeignChanges | undefined;
}

globalThis.foreignChanges = recordChanges();

export interface ForeignChanges {
  /** Undoes all changes, now or once there are any. Calls `undone` in the same task. */
  undo(undone: () => void): void;
  stop(): void;
}

/**
 * Records changes by translators, extensions and phones: React hydrates only the server's HTML. Must run before the root is
 * parsed.
 */
function recordChanges(): ForeignChanges {
  const changes: MutationRecord[] = [];
  let onChange = () => {};
  const add = (records: MutationRecord[]) => {
    // The parser's records come first in a task.
    const first = document.readyState === 'loading' ? records.findIndex(isForeign) : 0;
    if (first < 0) return;
    const root = document.getElementById('root')!;
    const inRoot = ({ target }: MutationRecord) => root.contains(target) || !target.isConnected;
    changes.push(...records.slice(first).filter(inRoot));
    if (changes.length > 0) onChange();
  };
  const observer = new MutationObserver(add);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });

  return {
    undo(undone) {
      onChange = () => {
        onChange = () => {};
        observer.disconnect();
        const focused = document.activeElement as HTMLElement;
        for (const change of changes.reverse()) undo(change);
        // The parser may have been inside a text.
        document.getElementById('root')!.normalize();
        if (focused !== document.activeElement) focused.focus({ preventScroll: true });
        undone();
      };
      add(observer.takeRecords());
    },
    stop() {
      onChange = () => {};
      observer.disconnect();
    },
  };
}

/** The parser only adds nodes, and text to the last one. Each read counts: there are thousands of records. */
function isForeign(record: MutationRecord) {
  if (record.type === 'characterData') return !(record.target as Text).data.startsWith(record.oldValue!);
  return record.nextSibling !== null || record.removedNodes.length > 0;
}

function undo({ type, target, oldValue, addedNodes, removedNodes, previousSibling }: MutationRecord) {
  if (type === 'characterData') {
    (target as Text).data = oldValue!;
    return;
  }
  for (const node of addedNodes as NodeListOf<ChildNode>) node.remove();
  // Not before the next one, because the parser may have added others.
  if (previousSibling?.parentNode === target) (previousSibling as ChildNode).after(...removedNodes);
  else (target as ParentNode).prepend(...removedNodes);
}

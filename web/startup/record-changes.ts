declare global {
  var foreignChanges: ForeignChanges | undefined;
}

globalThis.foreignChanges = recordChanges();

/** Interface to the application, which starts later. */
export interface ForeignChanges {
  /** Undoes all changes, now or as soon as there is one, and calls `undone` in the same task. Does so once. */
  undo(undone: () => void): void;
  stop(): void;
}

/**
 * Records what translators, extensions and phones change in the HTML: React hydrates only what the server sent. Must run
 * before the HTML of the root is parsed, because some of them change each node as it comes.
 */
function recordChanges(): ForeignChanges {
  const changes: MutationRecord[] = [];
  let onChange = () => {};
  const add = (records: MutationRecord[]) => {
    const root = document.getElementById('root')!;
    let isForeign = document.readyState !== 'loading';
    for (const record of records) {
      const { target } = record;
      // The parser's own records come first among those of one task.
      isForeign ||= !isByParser(record);
      if (isForeign && (root.contains(target) || !target.isConnected)) changes.push(record);
    }
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
        // The parser may have been in the middle of a text.
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

/** The parser only adds: nodes behind the others, and text to the last one. */
function isByParser({ type, target, oldValue, removedNodes, nextSibling }: MutationRecord) {
  if (type === 'characterData') return (target as Text).data.startsWith(oldValue!);
  return removedNodes.length === 0 && !nextSibling;
}

function undo({ type, target, oldValue, addedNodes, removedNodes, previousSibling }: MutationRecord) {
  if (type === 'characterData') {
    (target as Text).data = oldValue!;
    return;
  }
  for (const node of addedNodes as NodeListOf<ChildNode>) node.remove();
  // Not before the next one: the parser may have added others since.
  if (previousSibling?.parentNode === target) (previousSibling as ChildNode).after(...removedNodes);
  else (target as ParentNode).prepend(...removedNodes);
}

type StorageName = 'sessionStorage' | 'localStorage';

/** The value that the browser keeps under this key, for the tab in `sessionStorage`, for longer in `localStorage`. */
export function readStored<Value>(storage: StorageName, key: string): Value | undefined {
  return unlessRefused(() => JSON.parse(globalThis[storage].getItem(key) ?? 'null') ?? undefined);
}

/** Keeps a value. Where the browser refuses storage or has no room, nothing is kept, and nothing fails. */
export function keepStored(storage: StorageName, key: string, value: unknown) {
  unlessRefused(() => globalThis[storage].setItem(key, JSON.stringify(value)));
}

/** Leaves nothing under this key. */
export function dropStored(storage: StorageName, key: string) {
  unlessRefused(() => globalThis[storage].removeItem(key));
}

function unlessRefused<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Puts a text where the visitor can paste it from. Says whether the browser let us; never fails. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

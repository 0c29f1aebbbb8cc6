type StorageName = 'sessionStorage' | 'localStorage';

/** Reads a value; undefined if there is none or storage is refused. */
export function readStored<Value>(storage: StorageName, key: string): Value | undefined {
  return unlessRefused(() => JSON.parse(globalThis[storage].getItem(key) ?? 'null') ?? undefined);
}

/** Stores a value. Does nothing if storage is refused or full. */
export function keepStored(storage: StorageName, key: string, value: unknown) {
  unlessRefused(() => globalThis[storage].setItem(key, JSON.stringify(value)));
}

/** Removes the key. */
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

/** Copies a text to the clipboard. False if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

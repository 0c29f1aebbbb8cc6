type StorageName = 'sessionStorage' | 'localStorage';

/** Undefined if missing or refused. */
export function readStored<Value>(storage: StorageName, key: string): Value | undefined {
  return unlessRefused(() => JSON.parse(globalThis[storage].getItem(key) ?? 'null') ?? undefined);
}

/** Ignores a full or refused storage. */
export function keepStored(storage: StorageName, key: string, value: unknown) {
  unlessRefused(() => globalThis[storage].setItem(key, JSON.stringify(value)));
}

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

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const folder = new URL('../../node_modules/.cache/made-files/', import.meta.url);

/** A file from the cache, or made and kept there. `key` is everything that its content depends on. */
export async function keptFile(key: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 24);
  const file = new URL(hash, folder);
  try {
    return await readFile(file);
  } catch {
    const content = await make();
    await mkdir(folder, { recursive: true });
    await writeFile(file, content);
    return content;
  }
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const folder = new URL('../../node_modules/.cache/pictures/', import.meta.url);

/** A picture from the cache, or drawn and kept there. `key` is everything that the picture depends on. */
export async function keptPicture(key: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 24);
  const file = new URL(`${hash}.png`, folder);
  try {
    return await readFile(file);
  } catch {
    const picture = await draw();
    await mkdir(folder, { recursive: true });
    await writeFile(file, picture);
    return picture;
  }
}

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

const root = new URL('../../', import.meta.url);
const folder = new URL('node_modules/.cache/made-files/', root);

/** Changes with generators and package versions. */
const makersHash = hashOf(
  ['package-lock.json', ...globSync('web/prerender/**/!(*.test).{ts,tsx}', { cwd: root }).sort()].map((file) =>
    readFileSync(new URL(file, root), 'utf8'),
  ),
);

/** `key` is all data that the file depends on. */
export async function cachedFile(key: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
  const hash = hashOf([key, makersHash]);
  const file = new URL(hash, folder);
  try {
    return await readFile(file);
  } catch {
    const content = await make();
    await mkdir(folder, { recursive: true });
    // Renamed when complete: an interrupted process leaves no partial file.
    const unfinished = new URL(`${hash}.${process.pid}`, folder);
    await writeFile(unfinished, content);
    await rename(unfinished, file);
    return content;
  }
}

function hashOf(value: unknown) {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24);
}

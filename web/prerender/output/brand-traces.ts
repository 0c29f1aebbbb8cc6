import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FormerBrand {
  name: string;
  mascot: { name: string; kind: string } | null;
  motif: string | null;
  origin: string;
  colors: Readonly<Record<string, string>>;
}

/** The mascot's eyes and nose, in every drawing of its face. */
const face = /M28\.6 43\.5h6\.8|M29\.6 43h6\.8/;

/** Name, host, mascot, motif and colors, with the file. `npm run ready` reports the demo video. */
export function brandTraces(folder: string, former: FormerBrand, now: FormerBrand): string[] {
  const client = join(folder, 'dist/client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(html|css|js|md|txt|xml|svg|webmanifest|vtt)$/.test(file) && !file.startsWith('video/'),
  );
  const colors = Object.values(former.colors).filter((color) => !Object.values(now.colors).includes(color));
  const everywhere: RegExp[] = [
    literal(former.name),
    literal(new URL(former.origin).host.replace(/^www\./, '')),
    ...colors.map(literal),
    ...(former.motif && !now.motif ? [literal(former.motif)] : []),
    ...(former.mascot && !now.mascot ? [new RegExp(`\\b${RegExp.escape(former.mascot.kind)}s?\\b`, 'i'), face] : []),
  ];
  const inWords = former.mascot && !now.mascot ? [new RegExp(`\\b${RegExp.escape(former.mascot.name)}\\b`)] : [];
  return files.flatMap((file) => {
    const text = readFileSync(join(client, file), 'utf8');
    const traces = /\.(js|css)$/.test(file) ? everywhere : [...everywhere, ...inWords];
    return traces.flatMap((trace) => {
      const [found] = trace.exec(text) ?? [];
      return found ? [`${file} still has “${found}”`] : [];
    });
  });
}

const literal = (text: string) => new RegExp(RegExp.escape(text), 'i');

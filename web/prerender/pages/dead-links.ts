import { readSources } from '../check/content-references.ts';

const links = /\shref="(\/[^"#?]*)?(?:\?[^"#]*)?#([^"]+)"/g;

/** With their source lines. `pages` maps paths to HTML; other paths are ignored. */
export function deadLinks(pages: ReadonlyMap<string, string>, sources = readSources()): string[] {
  const ids = new Map(
    [...pages].map(([path, html]) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const dead = new Map<string, { path: string; target: string; id: string }>();
  for (const [path, html] of pages)
    for (const [, target = path, id] of html.matchAll(links))
      if (ids.has(target) && !ids.get(target)!.has(id)) dead.set(`${target}#${id}`, { path, target, id: id! });
  return [...dead].flatMap(([link, { path, target, id }]) => {
    const places = [...sources].flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => (hasFragment(line, id) ? [`${file}:${index + 1}`] : [])),
    );
    return (places.length > 0 ? places : [`The page ${path}`]).map(
      (place) =>
        `${place} links to ${link}, but ${target} has no section with that id. Remove the link, or add the section.`,
    );
  });
}

const hasFragment = (line: string, id: string) =>
  !/^\s*(\*|\/\/)/.test(line) &&
  line
    .split(`#${id}`)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));

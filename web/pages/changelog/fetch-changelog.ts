import { entriesOf, type FeedElement, readEntry } from '#content/shared/changelog/feed-entry.ts';
import { type ChangelogItem, toUpdates, type Update } from '#content/shared/changelog/updates.ts';
import { api } from '#content/shared/http/api.ts';
import { query } from '../../browser/request.ts';

/** `asOf` is the time of a stale copy. */
export interface Changelog {
  updates: readonly Update[];
  asOf?: Date;
}

/** Rejects with 'Failed to fetch changelog' and the reason as its cause. */
export async function fetchChangelog(): Promise<Changelog> {
  try {
    return await query(api.feed.split('/'), readChangelog);
  } catch (cause) {
    throw new Error('Failed to fetch changelog', { cause });
  }
}

async function readChangelog(response: Response): Promise<Changelog> {
  const { headers } = response;
  const stale = headers.get('Cache-Status')?.includes('detail=stale');
  const sent = new Date(headers.get('Date') ?? Date.now()).getTime();
  const asOf = stale ? new Date(sent - Number(headers.get('Age')) * 1000) : undefined;
  return { updates: toUpdates(parseFeed(await response.text())), asOf };
}

/** RSS or Atom. Throws for anything else. */
function parseFeed(xml: string): ChangelogItem[] {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const { format, entries } = entriesOf(elementOf(document.documentElement));
  if (!format || document.querySelector('parsererror')) throw new Error('No feed');
  return entries.map(readEntry);
}

function elementOf(element: Element): FeedElement {
  return {
    space: element.namespaceURI ?? '',
    name: element.localName,
    attribute: (name, space) => (space ? element.getAttributeNS(space, name) : element.getAttribute(name)) ?? '',
    get nodes() {
      return Array.from(element.childNodes).flatMap((node) =>
        node instanceof Element ? elementOf(node) : node instanceof Text ? node.data : [],
      );
    },
  };
}

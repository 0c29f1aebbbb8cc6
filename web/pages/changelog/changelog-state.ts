import { startTransition, use, useEffect, useOptimistic, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type ChangelogFilter,
  changelogAddress,
  changelogView,
  readFilter,
  shownWith,
} from '#content/shared/changelog/view.ts';
import { Edge } from '../../browser/edge-props.ts';
import { scrollToSection, stay } from '../../browser/scroll.ts';
import { type Changelog, fetchChangelog } from './fetch-changelog.ts';

let whole: Changelog | undefined;

/** In the address (`?q=`, `?category=`, `?show=`). */
export function useChangelogFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [filter, show] = useOptimistic<ChangelogFilter>(readFilter(new URLSearchParams(search)));
  const ask = (next: ChangelogFilter, options: { replace?: boolean; hash?: string } = {}) =>
    startTransition(async () => {
      if (next.text === filter.text) show(next);
      await navigate(changelogAddress(next) + (options.hash ?? ''), { replace: options.replace, ...stay });
    });
  return { filter, ask };
}

/** Updates of the HTML while they match the filter, then those of the feed. `retry` fetches again. */
export function useChangelog(filter: ChangelogFilter) {
  const [loaded, setLoaded] = useState(whole);
  const [failed, setFailed] = useState(false);
  const { hash } = useLocation();
  const { changelog: edgeView } = use(Edge);
  const view = loaded ? changelogView(loaded.updates, filter, loaded.asOf) : edgeView;
  const target = hash.startsWith('#update-') ? hash.slice(1) : '';
  const missing = target !== '' && !view?.updates.some(({ id }) => id === target);
  const needed = !loaded && (missing || view?.address !== changelogAddress(filter));

  useEffect(() => {
    if (!needed || failed) return;
    let left = false;
    fetchChangelog().then(
      (changelog) => {
        whole = changelog;
        if (!left) setLoaded(changelog);
      },
      (error) => {
        console.error(error);
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [needed, failed]);

  return {
    view,
    all: loaded?.updates,
    target,
    missing,
    busy: needed,
    failed: failed && needed,
    retry: () => setFailed(false),
  };
}

/** Shows enough of the list, then jumps to the update. */
export function usePermalink(
  { all, target, missing, busy }: ReturnType<typeof useChangelog>,
  ask: ReturnType<typeof useChangelogFilter>['ask'],
) {
  const awaited = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per target and list.
  useEffect(() => {
    const isWaiting = missing || (busy && target !== '');
    awaited.current ||= isWaiting;
    if (!isWaiting && awaited.current) {
      awaited.current = false;
      if (target) scrollToSection(target);
    }
    const index = missing ? (all?.findIndex(({ id }) => id === target) ?? -1) : -1;
    if (index < 0) return;
    ask({ text: '', category: '', shown: shownWith(index) }, { replace: true, hash: `#${target}` });
  }, [target, missing, busy, all]);
}

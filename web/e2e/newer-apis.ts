import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../prerender/browsers.ts';

/** Missing in one of the oldest supported browsers (MDN data). Paths such as `['Element', 'prototype', 'moveBefore']`. */
export const newerApis: readonly string[][] = [
  ...pathsIn(compat.api, (global, name) => {
    if (global === 'Window') return [[name]];
    return [name.endsWith('_static') ? [global, name.replace('_static', '')] : [global, 'prototype', name]];
  }),
  // The data doesn't separate static from instance methods here.
  ...pathsIn(compat.javascript.builtins!, (global, name) => [
    [global, name],
    [global, 'prototype', name],
  ]),
];

function pathsIn(globals: Identifier, pathsOf: (global: string, name: string) => string[][]) {
  return Object.entries(globals as Record<string, Identifier>).flatMap(([global, { __compat, ...members }]) =>
    __compat && isNewer(__compat)
      ? [[global]]
      : Object.entries(members as Record<string, Identifier>)
          .filter(
            ([name, { __compat }]) => __compat && isNewer(__compat) && name !== global && !name.endsWith('_event'),
          )
          .flatMap(([name]) => pathsOf(global, name)),
  );
}

function isNewer({ support }: CompatStatement) {
  const { chrome, firefox, safari } = oldestBrowsers;
  const oldest = { chrome, firefox, safari, safari_ios: safari, webview_android: chrome };
  return Object.entries(oldest).some(([browser, version]) => {
    const statements = [support[browser as keyof typeof oldest]].flat();
    return !statements.some((statement) => {
      if (!statement?.version_added || statement.flags || statement.prefix) return false;
      const { version_added: added, version_removed: removed = 'never' } = statement;
      return !(numberOf(added) > numberOf(version) || numberOf(removed) <= numberOf(version));
    });
  });
}

function numberOf(version: string) {
  return Number.parseFloat(version.replace('≤', ''));
}

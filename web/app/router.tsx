import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject, useRouteError } from 'react-router';
import { soon } from '../browser/soon.ts';
import { notFound, routeAt, routes } from '../routes.tsx';
import { App } from './app.tsx';

type Page = typeof notFound;

let router: DataRouter | undefined;

const pageRoute = (path: string, page: Page): RouteObject => ({
  path,
  caseSensitive: true,
  lazy: async () => ({ Component: (await (router ? loadOrLeave(router, page) : page.load())).Body }),
});

export const routeObjects: RouteObject[] = [
  {
    Component: App,
    ErrorBoundary: Rethrow,
    children: [...[...routes].map(([path, page]) => pageRoute(path, page)), pageRoute('*', notFound)],
  },
];

/** Loads the page first: hydration must not meet a fallback. */
export async function startRouter(): Promise<DataRouter> {
  const { route } = matchRoutes(routeObjects, location)!.at(-1)!;
  Object.assign(route, await (route.lazy as () => Promise<object>)(), { lazy: undefined });
  // With data, the first render leaves the scroll position to the browser.
  router = createBrowserRouter(routeObjects, { hydrationData: {} });
  return router;
}

/** Offline or after a release, the browser loads the document. */
function loadOrLeave(router: DataRouter, page: Page) {
  return soon(page.load()).catch((error) => {
    const to = router.state.navigation.location;
    // Another link was chosen meanwhile.
    if (!to || routeAt(to.pathname) !== page) throw error;
    // Back has changed the address already.
    if (to.pathname === location.pathname) location.reload();
    else location.assign(to.pathname + to.search + to.hash);
    return new Promise<never>(() => {});
  });
}

/** To React's root, which reloads the page as HTML. */
function Rethrow(): never {
  throw useRouteError();
}

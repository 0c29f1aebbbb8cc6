/** Runs in the page. True once all of it is hydrated. */
export function isHydrated() {
  return Object.entries(document.getElementById('root') ?? {}).some(
    ([key, fiber]) => key.startsWith('__reactContainer') && !fiber.stateNode.current.memoizedState.isDehydrated,
  );
}

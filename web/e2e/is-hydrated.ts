/** Runs in the page. */
export function isHydrated() {
  return Object.entries(document.getElementById('root') ?? {}).some(
    ([key, fiber]) => key.startsWith('__reactContainer') && !fiber.stateNode.current.memoizedState.isDehydrated,
  );
}

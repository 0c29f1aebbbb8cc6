/** Runs in the page: whether React has taken the HTML over, all of it. */
export function isHydrated() {
  return Object.entries(document.getElementById('root') ?? {}).some(
    ([key, fiber]) => key.startsWith('__reactContainer') && !fiber.stateNode.current.memoizedState.isDehydrated,
  );
}

/** Logs one line of JSON. `facts` hold ids, counts and errors, never text from a visitor. */
export function log(level: 'info' | 'warn' | 'error', event: string, facts: Record<string, unknown> = {}): void {
  console[level](
    JSON.stringify({ level, event, ...facts }, (_, value) => (value instanceof Error ? factsOf(value) : value)),
  );
}

function factsOf({ name, message, stack, cause }: Error) {
  return { name, message, stack, cause };
}

/** One line of JSON. `facts` never contain a visitor's text. */
export function log(level: 'info' | 'warn' | 'error', event: string, facts: Record<string, unknown> = {}): void {
  console[level](
    JSON.stringify({ level, event, ...facts }, (_, value) => (value instanceof Error ? factsOf(value) : value)),
  );
}

const factsOf = ({ name, message, stack, cause }: Error) => ({ name, message, stack, cause });

import { overviewWords } from '#content/desk/overview.ts';
import type { DeskOverview } from '#content/shared/desk/desk-api.ts';
import { Bo } from '../../ui/bo.tsx';

const words = overviewWords.ready;

/** Open tasks grouped by solution, like `npm run ready`. */
export function Ready({ unready }: Pick<DeskOverview, 'unready'>) {
  const todos = [...new Set(unready.map(({ todo }) => todo))];
  return (
    <section aria-labelledby="ready" className="card overflow-clip">
      <header className="dark-area flex items-end gap-4 bg-stage px-4 text-on-dark sm:px-6">
        <div className="flex-1 py-5">
          <h2 id="ready" className="card-heading">
            {words.heading}
          </h2>
          <p className="mt-1 text-sm text-on-dark-soft">
            {unready.length > 0 ? words.left(unready.length) : words.done}
          </p>
        </div>
        <Bo pose={unready.length > 0 ? 'working' : 'eating'} className="w-24" />
      </header>
      <ul className="divide-y divide-line px-4 sm:px-6">
        {todos.map((todo) => (
          <li key={todo} className="py-4">
            <p className="font-[650]">{todo.replaceAll('`', '')}</p>
            <ul className="mt-2 grid gap-1.5 text-sm text-text-soft">
              {unready
                .filter((entry) => entry.todo === todo)
                .map(({ what, file }) => (
                  <li key={what} className="wrap-anywhere">
                    {what} <span className="text-text-faint">{`${words.file} ${file}`}</span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

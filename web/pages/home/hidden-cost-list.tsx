import { stories } from '#content/pages/home.ts';
import { ExportedTable, MissedCall, UnansweredQuote } from './hidden-cost-pictures.tsx';

export function HiddenCostList() {
  return (
    <ol>
      {stories.costs.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[26%_1fr] items-center gap-x-4 border-line py-3 not-first:border-t first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr] sm:gap-x-10 sm:py-6"
        >
          {pictures[index]}
          <div>
            <h3 className="card-heading max-sm:text-base">{title}</h3>
            <p className="mt-1 text-sm text-text-soft sm:mt-2 sm:text-base">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const pictures = [<MissedCall key="call" />, <UnansweredQuote key="quote" />, <ExportedTable key="table" />];

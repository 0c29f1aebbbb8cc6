import { stories } from '#content/pages/home.ts';
import { ExportedTable, MissedCall, UnansweredQuote } from './hidden-cost-pictures.tsx';

export function HiddenCostList() {
  return (
    <ol className="grid gap-x-10 gap-y-4 lg:grid-cols-3">
      {stories.costs.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[6.5rem_1fr] items-start gap-x-4 lg:gap-x-5">
          {pictures[index]}
          <div>
            <h3 className="font-[650]">{title}</h3>
            <p className="mt-1 text-sm text-text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const pictures = [<MissedCall key="call" />, <UnansweredQuote key="quote" />, <ExportedTable key="table" />];

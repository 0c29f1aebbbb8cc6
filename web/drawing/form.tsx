import { Icon } from '../ui/icon.tsx';

/** Answers to choose from, one of them chosen. */
export function Choices({ options, chosen }: { options: readonly string[]; chosen: number }) {
  return (
    <div className="grid gap-2">
      {options.map((option, index) => (
        <span
          key={option}
          className={`flex items-center justify-between rounded-tile px-4 py-2.5 font-[650] ${index === chosen ? 'bg-stage text-on-dark' : 'bg-page-alt'}`}
        >
          {option}
          {index === chosen && <Icon name="check" className="size-4" />}
        </span>
      ))}
    </div>
  );
}

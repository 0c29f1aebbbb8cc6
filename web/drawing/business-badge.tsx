import { Personalized } from './personalized.tsx';

/** Whose business a picture shows: the initial, the name, and the trade, which gives way to a long name. */
export function BusinessBadge({ name, trade, className }: { name: string; trade: string; className: string }) {
  return (
    <div className={`flex items-center gap-1.5 rounded-full bg-surface p-0.5 pr-3 text-xs ${className}`}>
      <Personalized part="initial" className="scene-chip bg-stage text-on-dark">
        {name[0]!}
      </Personalized>
      <Personalized className="font-[650]">{name}</Personalized>
      <Personalized part="trade" className="shrink-9999">
        {trade}
      </Personalized>
    </div>
  );
}

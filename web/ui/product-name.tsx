import { marks } from 'virtual:icon-sprites';

/** The name of a product behind its mark, in its color where one is given; without a mark, behind its monogram. */
export function ProductName({ name, icon, color }: { name: string; icon: string | null; color?: string | null }) {
  return (
    <span className="flex items-center gap-2.5 whitespace-nowrap">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-5 shrink-0"
        fill="currentColor"
        style={color ? { color } : undefined}
      >
        {icon ? (
          <use href={`${marks}#${icon}`} />
        ) : (
          <>
            <rect width="24" height="24" rx="7" opacity=".2" />
            <text x="12" y="17" textAnchor="middle" className="font-display font-bold" fontSize="14">
              {name[0]}
            </text>
          </>
        )}
      </svg>
      {name}
    </span>
  );
}

import { service } from '#content/figures.ts';
import { support } from '#content/support.ts';

const hoursPerSegment = 4;
const chosen = {
  urgent: 'group-has-[option[value=urgent]:checked]:bg-raised-dark',
  high: 'group-has-[option[value=high]:checked]:bg-raised-dark',
  medium: 'group-has-[option[value=medium]:checked]:bg-raised-dark',
  low: 'group-has-[option[value=low]:checked]:bg-raised-dark',
};

/** How soon each priority is answered: a segment of bamboo for every four hours. Inside a `group` with the form, the
 * row of the chosen priority stands out. */
export function ResponseTimes() {
  const { heading, names } = support.info.times;
  const rows = Object.entries(service.responseHours) as [keyof typeof names, number][];
  return (
    <table className="-mx-2 mt-6 w-[calc(100%+1rem)]">
      <caption className="mb-2 pl-2 text-left font-[650]">{heading}</caption>
      <tbody>
        {rows.map(([priority, hours]) => (
          <tr key={priority} className={chosen[priority]}>
            <th scope="row" className="w-20 rounded-l-chip py-2.5 pl-2 text-left font-medium">
              {names[priority]}
            </th>
            <td className="w-20 py-2.5 text-right whitespace-nowrap tabular-nums">{hours} hours</td>
            <td aria-hidden="true" className="rounded-r-chip py-2.5 pr-2 pl-4">
              <span className="grid grid-cols-12 gap-0.5">
                {Array.from({ length: hours / hoursPerSegment }, (_, index) => (
                  <i
                    key={index}
                    className={`h-4 rounded-[4px] ${index === hours / hoursPerSegment - 1 ? 'bg-highlight' : 'bg-action'}`}
                  />
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

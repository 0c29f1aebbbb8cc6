import { type PlanGroup, type PlanRow, planGroups, type Share } from '#content/facts/plan-table.ts';
import { isCountable, plans, pricingWords, sharesOf } from '#content/facts/pricing.ts';
import { anchorOf } from '#content/shared/text/anchor.ts';
import { money } from '#content/shared/text/format.ts';
import { PageLink } from '../ui/page-link.tsx';
import { PhoneFold } from './phone-fold.tsx';

const { table: words } = pricingWords;

/**
 * Countable groups fold to their counts. CSS unfolds them by checkboxes (plan-table.css), so they work without JavaScript. On a
 * phone the whole table folds, and a radio button selects the plan.
 */
export function PlanTable() {
  return (
    <PhoneFold id="plans" heading={words.heading} className="plan-table mt-8 sm:mt-14">
      <fieldset
        data-no-markdown=""
        className="sticky top-(--header-height) z-2 flex bg-page-alt pt-3 pb-2 sm:hidden print:hidden"
      >
        <legend className="sr-only">{words.shown}</legend>
        {plans.map(({ slug, name, popular }) => (
          <label
            key={slug}
            className="relative flex-auto justify-center border border-control bg-surface px-2 text-center text-sm leading-none font-[650] not-first-of-type:border-l-0 first-of-type:rounded-l-tile last-of-type:rounded-r-tile has-checked:bg-text has-checked:text-white"
          >
            <input
              type="radio"
              name="compared-plan"
              value={slug}
              defaultChecked={popular}
              className="absolute inset-0 appearance-none rounded-[inherit]"
            />
            {name}
          </label>
        ))}
      </fieldset>
      <table aria-labelledby="plans" className="card">
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            {plans.map(({ slug, name, monthly, annual }) => (
              <th key={slug} scope="col">
                <b>{name}</b>
                <span className="paid-monthly">{`${money(monthly.price)} ${pricingWords.each.monthly}`}</span>
                <span className="paid-annual">{`${money(annual.price)} ${pricingWords.each.annual}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        {planGroups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
      </table>
    </PhoneFold>
  );
}

function Group({ name, rows }: PlanGroup) {
  const countable = isCountable({ name, rows });
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">
          {countable ? (
            <label>
              <input type="checkbox" className="fold-box" />
              <span data-no-markdown="" className="sr-only">
                {words.show}
              </span>
              {name}
            </label>
          ) : (
            name
          )}
        </th>
        {plans.map(({ slug }, index) => (
          <Cell key={slug} share={countable ? countOf(rows, index) : ''} />
        ))}
      </tr>
      {rows.map(({ what, note, pages: [page], shares }) => (
        <tr key={what} id={anchorOf(what)}>
          <th scope="row">
            {page ? <PageLink to={page}>{what}</PageLink> : what}
            {note && (
              <small>
                <span className="sr-only">: </span>
                {note}
              </small>
            )}
          </th>
          {sharesOf({ shares }).map((share, index) => (
            <Cell key={plans[index]!.slug} share={share} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Empty if the plan has none. */
function countOf(rows: readonly PlanRow[], plan: number): Share {
  const count = rows.filter((row) => sharesOf(row)[plan]).length;
  return count > 0 && `${count} of ${rows.length}`;
}

function Cell({ share }: { share: Share }) {
  if (typeof share === 'string') return <td>{share}</td>;
  return (
    <td>
      <span className={share ? undefined : 'lacks'}>{share ? words.included : words.notIncluded}</span>
    </td>
  );
}

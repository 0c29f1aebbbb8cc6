import { changelogPage } from '#content/pages/changelog.ts';
import type { PageLink as To } from '#content/pages.ts';
import type { ShownUpdate } from '#content/shared/changelog/view.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** The cut line keeps its space while hidden, so its control doesn't move. */
export function UpdateCard({ update }: { update: ShownUpdate }) {
  const { id, title, link, permalink, text, lead, cut, rest, author, date, day, categories } = update;
  return (
    <li className="relative pb-6 pl-8 sm:pl-10 lg:grid lg:grid-cols-[9.5rem_1fr] gap-x-16 lg:pl-0">
      <i
        aria-hidden="true"
        className="absolute top-0 bottom-1 left-0 w-3 rounded-[5px] bg-action sm:w-3.5 lg:left-[calc(9.5rem+25px)]"
      />
      <p className="pb-2 text-sm font-[650] text-text-soft lg:pt-8 lg:text-right">
        {day ? <time dateTime={day}>{date}</time> : date}
      </p>
      <article
        id={id}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        className="grid min-w-0 gap-x-12 card p-6 wrap-anywhere outline-offset-4 target:border-action target:shadow-card sm:p-8 xl:grid-cols-[17rem_minmax(0,1fr)]"
      >
        <div>
          <ul className="flex flex-wrap gap-1.5">
            {categories.map(({ name, tone }) => (
              <li key={name} data-tone={tone} className={badge}>
                {name}
              </li>
            ))}
          </ul>
          <h3 id={`${id}-title`} className="mt-3.5 text-2xl leading-tight">
            <PageLink to={permalink as To} className="hover:text-action">
              {title}
            </PageLink>
          </h3>
          <p className="mt-1.5 text-sm text-text-soft">
            {changelogPage.by} {author}
          </p>
        </div>
        <div className="max-xl:mt-4">
          {text && (
            <p className="max-w-[65ch] whitespace-pre-line">
              {lead}
              {cut && <span className="[div:has(>details[open])_&]:invisible">{cut}</span>}
            </p>
          )}
          {rest && (
            <details className="group max-w-[65ch]">
              <summary className="inline-flex min-h-11 items-center gap-1.5 font-[650] text-action hover:underline">
                <Icon name="down" className="size-4 group-open:rotate-180" />
                <span className="group-open:hidden">{changelogPage.more}</span>
                <span className="hidden group-open:inline">{changelogPage.less}</span>
                <span className="sr-only">{`: ${title}`}</span>
              </summary>
              <p className="whitespace-pre-line">{rest}</p>
            </details>
          )}
          {link ? (
            <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
              <NewTabLink href={link} className={buttonClass('secondary', 'min-h-11 px-5')}>
                {changelogPage.read}
                <span className="sr-only">{`: ${title}`}</span>
              </NewTabLink>
              <NewTabLink
                href={link}
                className="inline-flex min-h-11 items-center gap-1.5 font-[650] text-action hover:underline"
              >
                {changelogPage.original}
                <Icon name="external" className="size-4" />
                <span className="sr-only">{`: ${title}`}</span>
              </NewTabLink>
            </div>
          ) : (
            <p className="mt-5 text-sm text-text-soft">{changelogPage.noLink}</p>
          )}
        </div>
      </article>
    </li>
  );
}

const badge =
  'rounded-full bg-text/8 px-3 py-1 text-xs font-[650] data-[tone=deprecated]:bg-sun data-[tone=fixed]:bg-grape data-[tone=improved]:bg-sky data-[tone=new]:bg-action data-[tone=new]:text-white data-[tone=removed]:bg-danger data-[tone=removed]:text-white';

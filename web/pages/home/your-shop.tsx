import { useEffect, useState, useSyncExternalStore } from 'react';
import { streetPreview, lotWords as words } from '#content/pages/main-street.ts';
import { currentBusiness, isPersonalized, linkTo, setBusiness, watchBusiness } from '../../browser/personalization.ts';
import { TradeSelect } from '../../sections/trade-select.tsx';
import { useNameField } from '../../sections/use-name-field.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sendLink } from './share-link.tsx';

/** The name as a field over a copy of its text, which sets the height. */
export default function Sign() {
  const [business, field, clear] = useNameField(setBusiness);
  const { name } = business;
  useEffect(() => {
    if (isPersonalized(business)) choose(field.ref.current!);
  }, [business, field.ref]);
  return (
    <>
      <div
        className="pointer-events-auto grid rounded-chip border-2 bg-sun [grid-area:1/1] *:px-[5%] *:py-[4.5%] *:[grid-area:1/1]"
        style={{ fontSize: [...name].length > 28 ? '1rem' : undefined }}
      >
        <span aria-hidden="true" translate="no" className="invisible">
          {name || words.placeholder}
        </span>
        <textarea
          {...field}
          aria-label={words.sign}
          placeholder={words.placeholder}
          className="resize-none overflow-clip text-center -outline-offset-5 placeholder:text-inherit focus-visible:outline-text"
          onFocus={({ currentTarget }) => choose(currentTarget)}
        />
      </div>
      {isPersonalized(business) && (
        <button
          type="button"
          onClick={clear}
          aria-label={words.clear}
          className="pointer-events-auto icon-button -m-5.5 self-start justify-self-end -outline-offset-5 [grid-area:1/1] focus-visible:outline-text"
        >
          <Icon name="close" className="size-6 rounded-full bg-text p-1 text-white" />
        </button>
      )}
    </>
  );
}

/** The trade, and a link to the site with name and trade. */
export function ShopActions() {
  const business = useSyncExternalStore(watchBusiness, currentBusiness);
  const [status, setStatus] = useState('');
  const send = async () => {
    const text = streetPreview.title(business.name || words.shop);
    setStatus(await sendLink({ text, url: linkTo(business) }, words.sent));
  };
  return (
    <>
      <TradeSelect
        label={words.trade}
        trade={business.trade}
        choose={(trade) => setBusiness({ trade })}
        className={buttonClass('ghost', 'w-28 min-w-0 grow bg-night px-4')}
      />
      <button
        type="button"
        onClick={send}
        aria-label={words.send}
        title={words.send}
        className={`icon-button text-highlight ${isPersonalized(business) ? '' : 'invisible'}`}
      >
        <Icon name={status === words.sent ? 'check' : 'link'} />
      </button>
      <span role="status" className="sr-only">
        {status}
      </span>
    </>
  );
}

/** Shows the visitor's story below the street. */
function choose(field: HTMLElement) {
  field.closest('li')!.querySelector('input')!.checked = true;
}

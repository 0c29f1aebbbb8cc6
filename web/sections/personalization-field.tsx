import { useEffect, useState } from 'react';
import { notCopied } from '#content/pages/layout-words.ts';
import { fieldWords as words } from '#content/pages/personalization-field.ts';
import { currentBusiness, isPersonalized, linkTo, setBusiness, showBusiness } from '../browser/personalization.ts';
import { copyText } from '../browser/storage.ts';
import { Icon } from '../ui/icon.tsx';
import { TradeSelect } from './trade-select.tsx';
import { useNameField } from './use-name-field.ts';

/** Name and trade of the visitor's business, a link with both, and a button that clears them. */
export default function PersonalizationField({ sample }: { sample: string }) {
  const [status, setStatus] = useState('');
  const say: typeof setBusiness = (change) => {
    setBusiness(change);
    setStatus(isPersonalized(currentBusiness()) ? words.shown : words.cleared);
  };
  const [business, field, clear] = useNameField(say);
  useEffect(showBusiness, []);
  const copy = async () => setStatus((await copyText(linkTo(business))) ? words.copied : notCopied);
  return (
    <>
      <textarea
        {...field}
        aria-label={words.label}
        placeholder={sample}
        data-long={[...business.name].length > 36 || undefined}
      />
      {isPersonalized(business) ? (
        <>
          <button
            type="button"
            onClick={copy}
            aria-label={words.copy}
            title={words.copy}
            className="icon-button max-lg:hidden"
          >
            <Icon name={status === words.copied ? 'check' : 'link'} className="size-4.5" />
          </button>
          <button type="button" onClick={clear} aria-label={words.clear} title={words.clear} className="icon-button">
            <Icon name="close" className="size-4.5" />
          </button>
        </>
      ) : (
        <span aria-hidden="true" className="pointer-events-none flex items-center gap-1.5 font-[650] text-action">
          <Icon name="pen" className="size-4.5" />
          <span className="@max-[24rem]:hidden">{words.placeholder}</span>
        </span>
      )}
      {business.name && !business.trade && <span className="plate-trade">{words.trade}</span>}
      <span className="relative -my-1.5 -ml-2.5 grid w-11 place-items-center self-stretch [border-radius:10px] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-(--focus)">
        <Icon name="down" className="size-4.5" />
        <TradeSelect
          trade={business.trade}
          choose={(trade) => say({ trade })}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </span>
      <span role="status" className="sr-only">
        {status}
      </span>
    </>
  );
}

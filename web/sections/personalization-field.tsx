import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type TradeId, trades } from '#content/facts/trades.ts';
import { notCopied } from '#content/pages/layout-words.ts';
import { longestName, fieldWords as words } from '#content/pages/personalization-field.ts';
import {
  currentBusiness,
  isPersonalized,
  linkTo,
  parseBusiness,
  setBusiness,
  showBusiness,
  watchBusiness,
} from '../browser/personalization.ts';
import { copyText } from '../browser/storage.ts';
import { Icon } from '../ui/icon.tsx';

/** Name and trade of the visitor's business, for all pictures; a button that clears both, and one that copies a link with them. */
export default function PersonalizationField() {
  const input = useRef<HTMLInputElement>(null);
  const business = useSyncExternalStore(watchBusiness, currentBusiness);
  const [status, setStatus] = useState('');
  useEffect(showBusiness, []);
  // What was cleared, here or on another page; what is being typed has spaces that the name has not.
  useEffect(() => {
    if (parseBusiness({ name: input.current!.value }).name !== business.name) input.current!.value = business.name;
  }, [business]);

  const say = (change: Parameters<typeof setBusiness>[0]) => {
    setBusiness(change);
    setStatus(isPersonalized(currentBusiness()) ? words.shown : words.cleared);
  };
  const clear = () => {
    say(null);
    input.current!.focus();
  };
  const copy = async () => setStatus((await copyText(linkTo(business))) ? words.copied : notCopied);
  return (
    <div className="relative flex h-12 items-center rounded-full border border-control bg-surface px-2 text-base text-text">
      <label htmlFor="business" className="pointer-events-none absolute top-1 left-5 text-2xs font-[650]">
        {words.label}
      </label>
      <input
        ref={input}
        id="business"
        autoComplete="organization"
        maxLength={longestName}
        placeholder={words.placeholder}
        defaultValue={business.name}
        dir="auto"
        onInput={({ currentTarget }) => say({ name: currentTarget.value })}
        className="h-full min-w-0 flex-1 truncate rounded-full bg-transparent px-3 pt-4"
      />
      {/* Before the trade, which stays where it is when they come. */}
      {isPersonalized(business) && (
        <>
          <button type="button" onClick={copy} aria-label={words.copy} title={words.copy} className="icon-button">
            <Icon name={status === words.copied ? 'check' : 'link'} className="size-4.5" />
          </button>
          <button type="button" onClick={clear} aria-label={words.clear} title={words.clear} className="icon-button">
            <Icon name="close" className="size-4.5" />
          </button>
        </>
      )}
      <select
        aria-label={words.trade}
        value={business.trade ?? ''}
        onChange={({ target }) => say({ trade: target.value as TradeId })}
        className="h-full truncate rounded-full bg-transparent text-sm"
        style={{ width: 'min(7rem, 29%)' }}
      >
        <option value="">{words.trade}</option>
        {trades.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span role="status" className="sr-only">
        {status}
      </span>
    </div>
  );
}

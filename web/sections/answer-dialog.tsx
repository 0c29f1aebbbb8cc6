import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Action } from '#content/pages.ts';
import type { Answers } from '#content/shared/search/answer-search.ts';
import {
  answerCount,
  answerWords,
  askPerson,
  maxSearchLength,
  searchText,
} from '#content/shared/search/answer-words.ts';
import { askUs, searchWords } from '#content/shared/search/search.ts';
import { count } from '../browser/analytics.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { AnswerText } from './answer-text.tsx';
import { loadAnswers } from './load-answers.ts';

/** Loads the index before the first letter. */
export const prepare = () => void loadAnswers().catch(() => {});

/** Milliseconds without input until a search without answers is counted. */
const countAfterMs = 1500;

/** A combobox whose options are links. Focus returns to `field`. */
export function AnswerDialog({
  text: first,
  field,
  onClose,
}: {
  text: string;
  field: HTMLInputElement | undefined;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [found, setFound] = useState<Answers & { query: string }>();
  const [failed, setFailed] = useState(false);
  const [active, setActive] = useState(-1);
  const query = searchText(text);

  useLayoutEffect(() => {
    dialog.current!.showModal();
    input.current!.focus();
    return () => {
      if (field) field.value = '';
    };
  }, [field]);

  // A soft keyboard shrinks only the visual viewport of iOS, and may scroll it.
  useEffect(() => {
    const view = window.visualViewport;
    const fit = () => {
      dialog.current!.style.setProperty('--visible-height', `${view!.height}px`);
      dialog.current!.style.setProperty('--visible-top', `${view!.offsetTop}px`);
    };
    const events = ['resize', 'scroll'] as const;
    for (const event of events) view?.addEventListener(event, fit);
    return () => {
      for (const event of events) view?.removeEventListener(event, fit);
    };
  }, []);

  useEffect(() => {
    let isCurrent = true;
    setActive(-1);
    setFailed(false);
    loadAnswers()
      .then((answer) => answer(query))
      .then(
        (answers) => {
          if (isCurrent) setFound({ query, ...answers });
        },
        () => {
          if (isCurrent) setFailed(true);
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [query]);

  const answers = query === '' ? [] : (found?.answers ?? []);
  const isAnswered = query !== '' && found?.query === query;
  const isNothing = isAnswered && !found.isClear;
  useEffect(() => {
    const words = isNothing ? searchWords(query) : '';
    const typed = setTimeout(() => words && count('search', words), countAfterMs);
    return () => clearTimeout(typed);
  }, [query, isNothing]);

  // At once: the next key may follow, or a link navigate.
  const leave = () => {
    dialog.current!.close();
    flushSync(onClose);
  };
  const ask = (question: string) => {
    setText(question);
    input.current!.focus();
  };
  const askAt = found?.isClear ? answers.length : 0;
  /** A person first if no answer is clear. */
  const withAsk = askAt === 0 ? [undefined, ...answers] : [...answers, undefined];
  const options = query === '' ? answerWords.questions.length + answerWords.shortcuts.length : withAsk.length;
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends the composition.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + options) % options);
    } else if (event.key === 'Enter' && (active >= 0 || isAnswered)) {
      event.preventDefault();
      document.getElementById(optionId(Math.max(active, 0)))!.click();
    }
  };
  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    className: 'answer-option w-full text-left',
  });
  const link = (index: number, to: Action['to'] | `tel:${string}`, content: ReactNode) =>
    isOutside(to) ? (
      <a key={index} {...option(index)} href={to}>
        {content}
      </a>
    ) : (
      <PageLink key={index} {...option(index)} to={to} onClick={leave}>
        {content}
      </PageLink>
    );

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively.
    <dialog
      ref={dialog}
      aria-label={answerWords.label}
      onCancel={leave}
      onClose={onClose}
      onClick={({ target }: MouseEvent) => target === dialog.current && dialog.current!.close()}
      className="answer-dialog"
    >
      <form action="/features" aria-label={answerWords.label} className="relative flex shrink-0 items-center gap-2 p-2">
        <input
          ref={input}
          name="q"
          role="combobox"
          aria-expanded="true"
          aria-controls="answers"
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-label={answerWords.label}
          placeholder={answerWords.label}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent pr-2 pl-12 text-lg outline-none"
        />
        <Icon name="search" className="pointer-events-none absolute left-6 text-text-faint" />
        <button
          type="button"
          aria-label={answerWords.close}
          onClick={() => dialog.current!.close()}
          className="icon-button hover:bg-tint"
        >
          <Icon name="close" />
        </button>
      </form>
      <p role="status" className={isNothing || failed ? 'px-5 pb-3' : 'sr-only'}>
        {failed ? answerWords.failed : isNothing ? answerWords.none : isAnswered ? answerCount(answers.length) : ''}
      </p>
      <div
        id="answers"
        role="listbox"
        aria-label={query === '' ? answerWords.questionsLabel : answerWords.label}
        className="overflow-y-auto overscroll-contain border-t border-line p-2"
      >
        {query === ''
          ? [
              ...answerWords.questions.map((question, index) => (
                <button key={question} type="button" {...option(index)} onClick={() => ask(question)}>
                  {question}
                </button>
              )),
              ...answerWords.shortcuts.map(({ label, to }, index) =>
                link(answerWords.questions.length + index, to, <b>{label}</b>),
              ),
            ]
          : withAsk.map((answer, index) =>
              answer ? (
                <Fragment key={answer.to}>
                  {askAt === 0 && index === 1 && <p className="px-3 pt-3 font-[650]">{answerWords.guesses}</p>}
                  {link(index, answer.to, <AnswerText {...answer} />)}
                </Fragment>
              ) : (
                link(index, askUs.to(query), <b>{askPerson(query)}</b>)
              ),
            )}
      </div>
    </dialog>,
    document.body,
  );
}

const isOutside = (to: string): to is `https://${string}` | `tel:${string}` => /^(?:https|tel):/.test(to);

const optionId = (index: number) => `answer-${index}`;

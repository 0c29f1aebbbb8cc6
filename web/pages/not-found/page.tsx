import { notFound } from '#content/pages/not-found.ts';
import * as markup from '#content/shared/http/html-attributes.ts';
import { answerWords } from '#content/shared/search/answer-words.ts';
import { Actions } from '../../sections/actions.tsx';
import { AnswerForm } from '../../sections/answer-form.tsx';
import { Bo } from '../../ui/bo.tsx';

export { head } from '#content/pages/not-found.ts';

/** The worker also uses it for notices. */
export default function NotFound() {
  return (
    <>
      <section className="wrap grid justify-items-center gap-5 pt-opening pb-band text-center">
        <Bo pose="lost" className="w-[min(100%,440px)]" />
        <h1 {...{ [markup.notice]: 'heading' }} className="claim">
          {notFound.heading}
        </h1>
        <p {...{ [markup.notice]: 'text' }} className="text-lg text-text-soft">
          {notFound.text}
          <span className="block">{notFound.help}</span>
        </p>
        <div {...{ [markup.notice]: 'links' }}>
          <Actions actions={notFound.actions} looks={['primary', 'secondary']} className="mt-3 justify-center" />
        </div>
      </section>
      <section {...{ [markup.notice]: 'search' }} aria-labelledby="search" className="bg-page-alt">
        <div className="wrap py-band">
          <h2 id="search" className="heading">
            {answerWords.heading}
          </h2>
          <AnswerForm className="mt-5 max-w-lg" />
        </div>
      </section>
    </>
  );
}

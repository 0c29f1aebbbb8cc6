import { questions } from '#content/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { QuestionList } from './question-list.tsx';

/** The questions beside their heading and the way to the plans. */
export function Questions() {
  return (
    <Section labelledBy="questions">
      <div className="grid gap-x-16 lg:grid-cols-[1fr_1.6fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHead id="questions" eyebrow={questions.eyebrow} heading={questions.heading} text={questions.text} />
          <ButtonLink to={questions.action.to} look="secondary" className="-mt-3 max-lg:mb-10">
            {questions.action.label}
          </ButtonLink>
        </div>
        <QuestionList />
      </div>
    </Section>
  );
}

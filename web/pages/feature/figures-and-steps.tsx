import type { FeaturePage } from '#content/pages/feature-page.ts';
import { Figures, ReportedNote } from '../../sections/stat-row.tsx';

/** Side by side on wide screens. */
export function FiguresAndSteps({ stats, steps }: Pick<FeaturePage, 'stats' | 'steps'>) {
  return (
    <div className="section-gap section-alt">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <Figures stats={stats} className="grid grid-cols-2 gap-x-6 gap-y-8" />
          <ReportedNote stats={stats} className="mt-6" />
        </div>
        <section aria-labelledby="steps">
          <h2 id="steps" className="heading-aside">
            {steps.heading}
          </h2>
          <p className="mt-2 text-text-soft">{steps.text}</p>
          <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {steps.items.map(({ title, text }, index) => (
              <li key={title}>
                <span aria-hidden="true" className="segments mb-3 h-3">
                  {steps.items.map((step, segment) => (
                    <i key={step.title} className={segment <= index ? 'bg-action' : ''} />
                  ))}
                </span>
                <h3 className="font-sans text-base tracking-normal font-[650]">{title}</h3>
                <p className="text-sm text-text-soft">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

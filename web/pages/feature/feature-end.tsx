import { ClosingBand } from '../../sections/closing-band.tsx';
import { Bo } from '../../ui/bo.tsx';
import { Categories } from './categories.tsx';
import { FinePrint } from './fine-print.tsx';
import type { BodyProps } from './piece.ts';

export function FeatureEnd({ path, content }: Pick<BodyProps, 'path' | 'content'>) {
  return (
    <>
      <div className="section-gap">
        <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.4fr]">
          <Categories {...content.categories} />
          <FinePrint {...content} />
        </div>
      </div>
      {content.closing ? (
        <ClosingBand {...content.closing} pose={path} />
      ) : (
        <Bo pose={path} className="mx-auto -mt-3 w-64" />
      )}
    </>
  );
}

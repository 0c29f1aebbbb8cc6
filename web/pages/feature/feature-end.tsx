import { ClosingBand } from '../../sections/closing-band.tsx';
import { Bo } from '../../ui/bo.tsx';
import { FinePrint } from './fine-print.tsx';
import type { BodyProps } from './piece.ts';

export function FeatureEnd({ path, content }: Pick<BodyProps, 'path' | 'content'>) {
  return (
    <>
      <FinePrint {...content} />
      {content.closing ? (
        <ClosingBand {...content.closing} pose={path} />
      ) : (
        <Bo pose={path} className="mx-auto -mt-3 w-64" />
      )}
    </>
  );
}

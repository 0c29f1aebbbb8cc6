import type { ComponentType } from 'react';
import type { FeatureBody } from '#content/pages/feature-page.ts';
import { hueStyle } from '../../ui/hue-style.ts';
import { DoLayout } from './do-layout.tsx';
import { LookLayout } from './look-layout.tsx';
import type { BodyProps } from './piece.ts';
import { SeeLayout } from './see-layout.tsx';

const bodies: Record<FeatureBody, ComponentType<BodyProps>> = { do: DoLayout, see: SeeLayout, look: LookLayout };

/** A feature page in the layout of its `body`. */
export function FeatureLayout(props: BodyProps) {
  const Body = bodies[props.content.body];
  return (
    <div className="feature-page points" style={hueStyle(props.content.hue)}>
      <Body {...props} />
    </div>
  );
}

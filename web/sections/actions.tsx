import { watchDemo } from '#content/demo-video.ts';
import type { Action } from '#content/feature-page.ts';
import { ButtonLink, type ButtonLook, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { DemoLink } from './demo-link.tsx';

/** A row of actions, the first one the loudest. */
export function Actions({
  actions,
  looks: [first, other],
  className = '',
}: {
  actions: readonly (Action | typeof watchDemo)[];
  looks: readonly [ButtonLook, ButtonLook];
  className?: string;
}) {
  return (
    <div className={`flex flex-wrap gap-3.5 ${className}`}>
      {actions.map(({ label, to }, index) => {
        const look = index === 0 ? first : other;
        return to === watchDemo.to ? (
          <DemoLink key={label} className={buttonClass(look)}>
            <Icon name="play" className="size-4 fill-current" />
            {label}
          </DemoLink>
        ) : (
          <ButtonLink key={label} to={to} look={look}>
            {label}
          </ButtonLink>
        );
      })}
    </div>
  );
}

import { scheduleDemo } from '#content/navigation.ts';
import { type Watch, watchDemo } from '#content/pages/demo-video.ts';
import type { Action } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { ButtonLink, type ButtonLook, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { DemoLink } from './demo-link.tsx';

/** The first one is primary. Without a film, a demo is scheduled. */
export function Actions({
  actions,
  looks: [first, other],
  className = '',
}: {
  actions: readonly (Action | Watch)[];
  looks: readonly [ButtonLook, ButtonLook];
  className?: string;
}) {
  return (
    <div className={`flex flex-wrap gap-3.5 ${className}`}>
      {actions.map((action, index) => {
        const look = index === 0 ? first : other;
        const { label, to } = isWatch(action) ? scheduleDemo : action;
        return site.film && isWatch(action) ? (
          <DemoLink key={action.label} to={action.to} className={buttonClass(look)}>
            <Icon name="play" className="size-4 fill-current" />
            {action.label}
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

const isWatch = (action: Action | Watch): action is Watch => action.to.startsWith(watchDemo.to);

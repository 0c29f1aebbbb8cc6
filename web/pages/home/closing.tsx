import { closing } from '#content/pages/home.ts';
import { Band } from '../../sections/closing-band.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** Its demo button only logs, as specified. */
export function Closing() {
  return (
    <Band heading={closing.heading} text={closing.text}>
      <ButtonLink to={closing.action.to} look="ink">
        {closing.action.label}
      </ButtonLink>
      <Button look="secondary" onClick={() => console.log(closing.demo)}>
        {closing.demo}
      </Button>
    </Band>
  );
}

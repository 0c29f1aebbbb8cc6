import { closing } from '#content/pages/home.ts';
import { Band } from '../../sections/closing-band.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** The band that ends the home page. Its demo button only logs: there is no call and nothing to go to behind it. */
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

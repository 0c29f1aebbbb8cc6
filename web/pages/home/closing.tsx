import { closing } from '#content/home.ts';
import { Band } from '../../sections/closing-band.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** The band that ends the home page. Its demo button only logs; the page listens for it. */
export default function Closing() {
  return (
    <Band heading={closing.heading} text={closing.text}>
      <ButtonLink to={closing.action.to} look="ink">
        {closing.action.label}
      </ButtonLink>
      <Button look="secondary">{closing.demo}</Button>
    </Band>
  );
}

import { homeLogos } from 'virtual:pictures';
import { Icon } from '../../ui/icon.tsx';

export function ProductName({ name, icon }: { name: string; icon: string | null }) {
  return (
    <>
      {icon ? <Icon sprite={homeLogos} name={icon} /> : <b aria-hidden="true">{name[0]}</b>}
      {name}
    </>
  );
}

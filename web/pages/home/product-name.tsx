import { homeLogos } from 'virtual:pictures';

export function ProductName({ name, icon }: { name: string; icon: string | null }) {
  return (
    <>
      {icon ? (
        <svg aria-hidden="true">
          <use href={`${homeLogos}#${icon}`} />
        </svg>
      ) : (
        <b aria-hidden="true">{name[0]}</b>
      )}
      {name}
    </>
  );
}

import { homeMarks } from 'virtual:pictures';

/** For an entry of `.product-list`. */
export function ProductName({ name, icon }: { name: string; icon: string | null }) {
  return (
    <>
      {icon ? (
        <svg aria-hidden="true">
          <use href={`${homeMarks}#${icon}`} />
        </svg>
      ) : (
        <b aria-hidden="true">{name[0]}</b>
      )}
      {name}
    </>
  );
}

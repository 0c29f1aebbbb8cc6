import { homeMarks } from 'virtual:pictures';

/** The name of a product behind its mark; without a mark, behind its monogram. Goes into an entry of `.product-list`. */
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

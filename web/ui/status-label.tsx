/** A button's label, or its status. Has the room of both: `expected` is the usual status. */
export function StatusLabel({ label, status, expected }: { label: string; status: string; expected: string }) {
  return (
    <span className="grid *:[grid-area:1/1]">
      <span className={status ? 'invisible' : undefined}>{label}</span>
      <span className={status ? undefined : 'invisible'}>{status || expected}</span>
    </span>
  );
}

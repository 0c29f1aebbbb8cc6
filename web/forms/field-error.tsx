export function FieldError({ form, name, message }: { form: string; name: string; message?: string }) {
  return (
    <p
      id={errorId(form, name)}
      data-error={name}
      hidden={!message}
      className="mt-1.5 text-sm font-medium text-danger in-[.dark-area]:text-rose"
    >
      {message}
    </p>
  );
}

export const errorProps = (form: string, name: string, message?: string) => ({
  'aria-invalid': message ? true : undefined,
  'aria-describedby': errorId(form, name),
});

const errorId = (form: string, name: string) => `${form}-${name}-error`;

declare const brand: unique symbol;

/** SQL that this code wrote. A visitor's text is bound as a value; anything else doesn't compile. */
export type Sql = string & { readonly [brand]: true };

export function sql(text: TemplateStringsArray, ...parts: readonly (Sql | number)[]): Sql {
  return String.raw({ raw: text }, ...parts) as Sql;
}

export function join(parts: readonly Sql[], separator: '' | ',' | 'AND' | 'OR' | 'UNION ALL'): Sql {
  return parts.join(` ${separator} `) as Sql;
}

export function quote(text: string): Sql {
  return `'${text.replaceAll("'", "''")}'` as Sql;
}

export function identifier(name: string): Sql {
  return `"${name.replaceAll('"', '""')}"` as Sql;
}

/** What every kind of entry has. */
export type ProfileEntry = {
  id: string;
  startMonth: string;
  endMonth: string | null;
  description: string | null;
};

/** The name of a form's field, and what the entry states in it. */
export function fieldOf<Name extends string>(
  entry: { readonly [name in Name]: string | null } | null,
) {
  return (name: Name) => ({ name, defaultValue: entry?.[name] ?? "" });
}

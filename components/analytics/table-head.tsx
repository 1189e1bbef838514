import type { ReactNode } from "react";

type Props = {
  names: readonly string[];
  /** A column before the named ones. */
  first?: string;
  /** Columns after them. */
  children?: ReactNode;
};

/** The names of a table's columns. */
export function TableHead({ names, first, children }: Props) {
  return (
    <thead>
      <tr>
        {first && <th scope="col">{first}</th>}
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {children}
      </tr>
    </thead>
  );
}

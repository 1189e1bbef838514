import type { ReactNode } from "react";

/** A name and what it is; a key of its own where names repeat. */
export type Fact = { name: string; value: ReactNode; key?: string };

/** What is known of somebody or something, a line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="kv">
      {facts.map(({ name, value, key }) => (
        <div key={key ?? name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

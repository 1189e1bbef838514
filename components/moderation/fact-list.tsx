import type { ReactNode } from "react";

/** A name and a value, with a key where names repeat. */
export type NamedFact = { name: string; value: ReactNode; key?: string };

/** Facts about someone or something, one per line. */
export function FactList({ facts }: { facts: readonly NamedFact[] }) {
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

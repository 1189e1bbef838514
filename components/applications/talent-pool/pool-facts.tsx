type Props = { facts: readonly (readonly [label: string, value: string | null | undefined])[] };

/** What is kept about someone in a talent pool; what isn't known has no line. */
export function PoolFacts({ facts }: Props) {
  return (
    <dl className="facts-list">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="pool-fact">
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

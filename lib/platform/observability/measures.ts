import "server-only";

/** Something that a domain has to say of itself at each scrape (lib/platform/observability/metrics.ts). */
export type Measure = {
  /** What Prometheus calls it, after `jobharbor_`. */
  readonly name: string;
  readonly help: string;
  /** Answers one row with a `number`, within a moment. */
  readonly statement: string;
};

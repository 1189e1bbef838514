import "server-only";

/**
 * Something that a domain reports about itself at each scrape
 * (lib/platform/observability/metrics.ts).
 */
export type Measure = {
  /** Its name in Prometheus, after `jobharbor_`. */
  readonly name: string;
  readonly help: string;
  /** Returns one row with a `number`, within a moment. */
  readonly statement: string;
};

import "server-only";
import { Gauge, type Registry } from "prom-client";

/** The prefix of all of the product's metrics. */
export const PREFIX = "jobharbor_";

type MetricDescription = {
  name: string;
  help: string;
  labels?: readonly string[];
  /** How to combine several processes' values: sum their parts, or take the largest or smallest. */
  together?: "sum" | "max" | "min";
  /** Sets it at each scrape. */
  collect?: (this: Gauge) => void;
};

/** A number that goes up and down. */
export function gauge(registry: Registry, { name, help, ...rest }: MetricDescription): Gauge {
  const { labels = [], together = "sum", collect } = rest;
  return new Gauge({
    name: `${PREFIX}${name}`,
    help,
    labelNames: [...labels],
    aggregator: together,
    registers: [registry],
    ...(collect ? { collect } : {}),
  });
}

import "server-only";
import { Gauge, type Registry } from "prom-client";

/** What every metric of the product begins with. */
export const PREFIX = "jobharbor_";

type Described = {
  name: string;
  help: string;
  labels?: readonly string[];
  /** What several processes say together: each its own part, or all the same or the worst of it. */
  together?: "sum" | "max" | "min";
  /** Sets it at each scrape. */
  collect?: (this: Gauge) => void;
};

/** A number that goes up and down. */
export function gauge(registry: Registry, { name, help, ...rest }: Described): Gauge {
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

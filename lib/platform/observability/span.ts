import "server-only";

/** A span's attributes: names, numbers and ids from the product, never from a person. */
type Attributes = Record<string, string | number | boolean>;

type SpanKind = "server" | "client" | "consumer" | "internal";

/** Something in progress that takes time. */
export type TraceSpan = {
  /** Its name for whatever it causes elsewhere: a W3C `traceparent`. */
  readonly traceParent: string;
  readonly set: (attributes: Attributes) => void;
  /** Ends it; with an error, as failed. Only the kind of error is recorded. */
  readonly end: (error?: unknown) => void;
};

export type SpanOptions = {
  kind: SpanKind;
  attributes?: Attributes;
  /** The `traceparent` of its cause; by default, the current span. */
  parent?: string | undefined;
};

/** Makes spans (lib/platform/observability/tracing-export.ts). */
export type Tracer = {
  readonly start: (
    name: string,
    options: SpanOptions & { under: TraceSpan | undefined },
  ) => TraceSpan;
  /** Sends what has not been sent yet. */
  readonly stop: () => Promise<void>;
};

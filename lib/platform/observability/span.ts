import "server-only";

/** What a span says beside its name: names, numbers and ids of the product, never of a person. */
type Attributes = Record<string, string | number | boolean>;

type SpanKind = "server" | "client" | "consumer" | "internal";

/** Something that takes time, under way. */
export type Span = {
  /** By which what it causes elsewhere names it: a W3C `traceparent`. */
  readonly traceParent: string;
  readonly set: (attributes: Attributes) => void;
  /** Ends it; with an error as one that failed. Of that only the kind is said. */
  readonly end: (error?: unknown) => void;
};

export type SpanOptions = {
  kind: SpanKind;
  attributes?: Attributes;
  /** The `traceparent` of what caused it; else the span that is under way. */
  parent?: string | undefined;
};

/** Makes spans (lib/platform/observability/tracing-export.ts). */
export type Tracer = {
  readonly start: (name: string, options: SpanOptions & { under: Span | undefined }) => Span;
  /** Sends what was not sent yet. */
  readonly stop: () => Promise<void>;
};

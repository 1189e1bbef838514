import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { requestContext } from "../server/request-context";
import type { SpanOptions, Tracer, TraceSpan } from "./span";

// Traces, if the operator wants them. Nothing here knows OpenTelemetry: without an endpoint none of
// it is loaded, and a span is just a function call (docs/decisions/0039).

type State = { tracer: Tracer | null; underWay: AsyncLocalStorage<TraceSpan> };
const KEY = Symbol.for("jobharbor.tracing");
// The server program and Next's bundles load this module separately.
const holder = globalThis as { [KEY]?: State };
holder[KEY] ??= { tracer: null, underWay: new AsyncLocalStorage() };
const state: State = holder[KEY];

/** Turns spans on, or off. */
export function setTracer(tracer: Tracer | null): void {
  state.tracer = tracer;
}

const underWay = () => state.underWay.getStore() ?? requestContext()?.span ?? undefined;

/** Whether spans are made; if not, their attributes need not be computed. */
export function isTracing(): boolean {
  return state.tracer !== null;
}

/** Begins a span; `null` when tracing is off. */
export function startSpan(name: string, options: SpanOptions): TraceSpan | null {
  return state.tracer?.start(name, { ...options, under: underWay() }) ?? null;
}

/** Runs work in a span of its own, which ends when the work does and fails when it fails. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  const span = startSpan(name, options);
  if (!span) return work();
  try {
    const value = await state.underWay.run(span, work);
    span.end();
    return value;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** The current `traceparent`, for what it causes in another process. */
export function traceParent(): string | null {
  return underWay()?.traceParent ?? null;
}

import "server-only";
import {
  type Context,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { log } from "./log";
import type { Tracer, TraceSpan } from "./span";
import { setTracer } from "./tracing";

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

const written = ({ traceId, spanId, traceFlags }: SpanContext) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;

/** The kind of an error. Messages quote what people typed. */
function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : typeof name === "string" ? name : "unknown";
}

function parentOf(parent: string | undefined, under: TraceSpan | undefined): Context {
  const named = parseTraceParent(parent ?? under?.traceParent ?? "");
  return named ? trace.setSpanContext(ROOT_CONTEXT, { ...named, isRemote: true }) : ROOT_CONTEXT;
}

function makeTracer(service: string): Tracer {
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": service })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer("jobharbor");
  return {
    start: (name, { kind, attributes = {}, parent, under }) => {
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], attributes },
        parentOf(parent, under),
      );
      return {
        traceParent: written(span.spanContext()),
        set: (more) => span.setAttributes(more),
        end: (error) => {
          if (error !== undefined) {
            span.setStatus({ code: SpanStatusCode.ERROR });
            span.setAttribute("error.type", kindOf(error));
          }
          span.end();
        },
      };
    },
    stop: () => provider.shutdown(),
  };
}

/**
 * Sends traces to the OTLP/HTTP endpoint that OpenTelemetry's own variables name. Returns a
 * function that sends what is left and stops.
 */
export function startExport(service: string): () => Promise<void> {
  const tracer = makeTracer(service);
  setTracer(tracer);
  return async () => {
    setTracer(null);
    await tracer
      .stop()
      .catch((error: unknown) => log.warn({ error: String(error) }, "the last traces were lost"));
  };
}

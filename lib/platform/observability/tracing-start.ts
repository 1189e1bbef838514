import "server-only";
import { env } from "../env";

/**
 * Traces this process if `OTEL_EXPORTER_OTLP_ENDPOINT` is set, under `OTEL_SERVICE_NAME` or the
 * given name. Returns a function that sends what is left and stops. Without an endpoint nothing is
 * loaded.
 */
export async function startTracing(service: string): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME } = env();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  const { startExport } = await import("./tracing-export");
  return startExport(OTEL_SERVICE_NAME ?? service);
}

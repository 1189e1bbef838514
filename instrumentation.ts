import type { Instrumentation } from "next";

/** Under Next's development server, nothing else reads the settings. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { keepSettings } = await import("./lib/platform/settings");
  await keepSettings();
}

/** Logs what failed while a page was rendered, with the request's id. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { logFailure } = await import("./lib/platform/observability/failure-log");
  const { digest } = error as Error & { digest?: string };
  logFailure(error, { route: context.routePath, digest });
};

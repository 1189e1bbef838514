import { type AnalyticsQuery, analyticsQuery, DEFAULT_PERIOD } from "./schema";

/** Reads the page's state from its address; values that can't be read are ignored. */
export function readAnalyticsQuery(
  parameters: Record<string, string | string[] | undefined>,
): AnalyticsQuery {
  const last = Object.entries(parameters).map(([name, value]) => [name, [value].flat().at(-1)]);
  return analyticsQuery.parse(Object.fromEntries(last));
}

/** The page's address for this state. */
export function analyticsHref({ period, job, page }: Partial<AnalyticsQuery>): string {
  const parameters = new URLSearchParams();
  if (period && period !== DEFAULT_PERIOD) parameters.set("period", String(period));
  if (job) parameters.set("job", job);
  if (page && page > 1) parameters.set("page", String(page));
  const search = parameters.toString();
  return `/employer/analytics${search ? `?${search}` : ""}`;
}

/** The address of the applications that have waited for a week, to one posting or to all. */
export function waitingHref(companyId: string, jobId: string | null = null): string {
  const one = jobId ? `&jobId=${jobId}` : "";
  return `/employer/applications?view=table&companyId=${companyId}${one}&waiting=unanswered&sort=oldest`;
}

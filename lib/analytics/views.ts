// Programs that run scripts and say who they are; those that don't run scripts never get here.
const PROGRAMS =
  /(?<!cu)bot(?:\b|[/_-])|crawl|spider|slurp|headless|lighthouse|pagespeed|prerender|preview|scrap|monitor|uptime|pingdom|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|node-fetch|axios|okhttp|phantomjs|selenium|puppeteer|playwright/i;

/** Whether a user agent is a program's; every browser for people begins with "Mozilla/5.0 (". */
export function isProgram(userAgent: string): boolean {
  return !/^(Mozilla|Opera)\/\d/.test(userAgent) || PROGRAMS.test(userAgent);
}

/** The day, in UTC, that an instant counts for: "2026-11-21". */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

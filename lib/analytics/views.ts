// Programs that run scripts too and say who they are; those that do not run them never get here.
const PROGRAMS =
  /(?<!cu)bot(?:\b|[/_-])|crawl|spider|slurp|headless|lighthouse|pagespeed|prerender|preview|scrap|monitor|uptime|pingdom|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|node-fetch|axios|okhttp|phantomjs|selenium|puppeteer|playwright/i;

/** Whether a browser's name is a program's; every browser of a person begins "Mozilla/5.0 (". */
export function isProgram(userAgent: string): boolean {
  return !/^(Mozilla|Opera)\/\d/.test(userAgent) || PROGRAMS.test(userAgent);
}

/** The day, in UTC, that an instant is counted on: "2026-11-21". */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

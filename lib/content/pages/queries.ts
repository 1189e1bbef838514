import "server-only";
import { cache } from "react";
import { requireBoardAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { countMarket } from "@/lib/jobs/queries";
import { articleText, outlineOf, partsOf, renderArticle } from "@/lib/platform/article";
import { boardKey } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { reader } from "@/lib/platform/db/reader";
import { siteSettings } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { monthWords } from "@/lib/shared/durations";
import { plural } from "@/lib/shared/plural";
import { pageChanged } from "./events";
import { FIRST_TEXTS_AT, firstText } from "./first-texts.queries";
import { PAGE_NAMES, PAGES, type PageName } from "./page-names.schema";
import { fillIn } from "./placeholders";
import type { Faq, PageEdit, PageView, Placeholder } from "./schema";

async function readEdit(name: PageName): Promise<PageEdit> {
  const own = boardKey(name);
  const rows = await reader().contentPage.findMany({ where: { name: { in: [own, name] } } });
  const row = rows.find((one) => one.name === own) ?? rows[0];
  if (!row) {
    const first = firstText(name);
    return { name, ...first, isPublished: true, version: 0, changedAt: FIRST_TEXTS_AT };
  }
  const { title, summary, body, isPublished, changedAt } = row;
  // A board's own text begins at the site's, which isn't a version of it.
  const version = row.name === own ? row.version : 0;
  return { name, title, summary, body, isPublished, version, changedAt: changedAt.toISOString() };
}

/** The current values of the placeholders. */
export async function placeholderValues(): Promise<Record<Placeholder, string>> {
  const { liveJobs, companies } = await countMarket();
  const { applicationMonths, accountMonths, notificationMonths } = siteSettings();
  return {
    site: site().name,
    jobs: plural(liveJobs, { one: "{count} job", other: "{count} jobs" }),
    companies: plural(companies, { one: "{count} company", other: "{count} companies" }),
    applicationMonths: monthWords(applicationMonths),
    accountMonths: monthWords(accountMonths),
    notificationMonths: monthWords(notificationMonths),
  };
}

function faqsOf(name: PageName, body: string): Faq[] {
  if (name !== "faqs") return [];
  return partsOf(body)
    .map(({ title, text }) => ({ question: title, answer: articleText(text) }))
    .filter(({ question, answer }) => question !== "" && answer !== "");
}

type Text = { name: PageName; title: string; summary: string; body: string };

/** A page's texts, as they are shown. */
export async function renderPage({ name, title, summary, body }: Text) {
  const known = await placeholderValues();
  const text = fillIn(body, known, "markdown");
  return {
    title: fillIn(title, known, "plain"),
    summary: fillIn(summary, known, "plain"),
    html: renderArticle(text),
    outline: outlineOf(text),
    faqs: faqsOf(name, text),
  };
}

const cachedPage = cached({
  name: "content.page",
  droppedBy: [pageChanged],
  about: ({ name }) => [name],
  maxEntries: PAGE_NAMES.length,
  // The counts in it change with every posting.
  maxAgeMs: 5 * 60_000,
  load: async (name: PageName): Promise<PageView> => {
    const { path } = PAGES[name];
    const page = await readEdit(name);
    const { isPublished, changedAt } = page;
    return { name, path, isPublished, changedAt, ...(await renderPage(page)) };
  },
});

/** A page of text: a board's own, else the site's. One that an admin took off the site is returned too, as not published. */
export async function findPage(name: PageName): Promise<PageView> {
  return cachedPage(name);
}

/** The published pages with the time of their last change, for lists of addresses. */
export async function listPublishedPages(): Promise<PageView[]> {
  const pages = await Promise.all(PAGE_NAMES.map(findPage));
  return pages.filter(({ isPublished }) => isPublished);
}

/** Every page as admins edit it. Throws `forbidden`. */
export async function listPagesToEdit(actor: Actor): Promise<PageEdit[]> {
  requireBoardAdministration(actor);
  return Promise.all(PAGE_NAMES.map(readEdit));
}

/** One page as admins edit it. Throws `forbidden`. Cached for the request. */
export const findPageToEdit = cache(async (actor: Actor, name: PageName): Promise<PageEdit> => {
  requireBoardAdministration(actor);
  return readEdit(name);
});

/** The links to a list's jobs, in order. */
export function jobLinks(list: Element): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>("a.job-link")];
}

/** The slug of the job that a link leads to. */
export function slugOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.pathname.split("/").at(-1) ?? "");
}

/** Marks the list's card of the job shown beside it, and no other. */
export function markSelected(list: Element, slug: string | null): void {
  for (const link of jobLinks(list)) {
    const isSelected = slugOf(link) === slug;
    link.closest("article")?.classList.toggle("is-selected", isSelected);
    if (isSelected) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

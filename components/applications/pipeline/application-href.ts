/** The address of an application that keeps the list it is opened from. */
export function applicationHref(id: string, search: string): string {
  return search ? `/employer/applications/${id}?${search}` : `/employer/applications/${id}`;
}

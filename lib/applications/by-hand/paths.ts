/** The header, or in the address of a file the parameter, that carries a mailed link. */
export const LINK_HEADER = "x-application-link";
export const LINK_QUERY = "token";

/** The page of someone without an account about one of their applications, with their token. */
export function addedPath(applicationId: string, token: string): string {
  return `/added/${applicationId}?${LINK_QUERY}=${encodeURIComponent(token)}`;
}

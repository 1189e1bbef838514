import { addedPath, LINK_QUERY } from "@/lib/applications/by-hand/paths";

/** Where an applicant's pages and files are: in their account, or behind a mailed link. */
export type ApplicationPaths = {
  page: (id: string, query?: Record<string, string>) => string;
  times: (id: string) => string;
  /** A file that the API gives at this path. */
  file: (path: string) => string;
};

const IN_ACCOUNT: ApplicationPaths = {
  page: (id, query = {}) => `/applications/${id}${queryOf(query)}`,
  times: (id) => `/applications/${id}/interview-times`,
  file: (path) => path,
};

function queryOf(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

/** The paths for the holder of a mailed link, or without a token for an account. */
export function applicationPaths(token: string | null): ApplicationPaths {
  if (token === null) return IN_ACCOUNT;
  const carried = new URLSearchParams({ [LINK_QUERY]: token });
  return {
    page: (id, query = {}) => {
      const more = new URLSearchParams(query).toString();
      return `${addedPath(id, token)}${more && `&${more}`}`;
    },
    times: (id) => `/added/${id}/interview-times?${carried}`,
    file: (path) => `${path}?${carried}`,
  };
}

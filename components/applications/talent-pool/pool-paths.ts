import type { PoolFilters } from "@/lib/applications/talent-pool/schema";

export const POOL_PATH = "/employer/applications/talent-pool";

/** The address of a company's talent pool, with what is looked for. */
export function poolHref(companyId: string, filters: Partial<PoolFilters> = {}): string {
  const { query = "", tag = "", page = 1 } = filters;
  const values = new URLSearchParams({
    company: companyId,
    ...(query ? { query } : {}),
    ...(tag ? { tag } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `${POOL_PATH}?${values}`;
}

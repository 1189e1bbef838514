import { type APIRequestContext, expect } from "@playwright/test";
import type { Sql } from "./database";

/** How long each process may take to notice that the site's fields have changed. */
export const WAIT = { timeout: 60_000 };

/** Deletes the site's own fields, and waits until nobody is asked for them. */
export async function dropCustomFields(request: APIRequestContext, sql: Sql): Promise<void> {
  await sql("DELETE FROM site_settings WHERE name = 'customFields'");
  const fields = async () => (await (await request.get("/api/custom-fields")).json()).fields;
  await expect.poll(fields, WAIT).toEqual([]);
}

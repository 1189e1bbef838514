import { createHash, randomBytes } from "node:crypto";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import type { KeyScope } from "@/lib/accounts/api-keys/scopes.schema";
import type { Sql } from "./database";

type KeyValues = {
  scopes: readonly KeyScope[];
  /** In whose name it acts. */
  by: string;
  /** Whose key it is; the site's without any. */
  companyId?: string;
  userId?: string;
  isSandbox?: boolean;
};

/** Inserts an API key, and returns its secret. */
export async function insertKey(sql: Sql, values: KeyValues): Promise<string> {
  const { scopes, by, companyId = null, userId = null, isSandbox = false } = values;
  const kind = isSandbox ? "sandbox" : "key";
  const secret = `jobharbor_${kind}_${randomBytes(32).toString("base64url")}`;
  await sql(
    `INSERT INTO api_keys
       (id, company_id, user_id, created_by_id, name, scopes, is_sandbox, hash, ending)
     VALUES (gen_random_uuid(), $1, $2, $3, 'A test', $4, $5, $6, $7)`,
    [
      ...[companyId, userId, by, scopes, isSandbox],
      ...[createHash("sha256").update(secret).digest(), secret.slice(-4)],
    ],
  );
  return secret;
}

type KeyCall = {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
};

let calls = 0;

/** Makes a call with a key alone, each from an address of its own: limits would count them. */
export function callWith(
  request: APIRequestContext,
  secret: string,
  { method, path, body, headers = {} }: KeyCall,
): Promise<APIResponse> {
  calls += 1;
  return request.fetch(path, {
    method,
    headers: {
      ...headers,
      authorization: `Bearer ${secret}`,
      "x-forwarded-for": `10.251.${(calls >> 8) & 255}.${calls & 255}`,
    },
    ...(method === "GET" || body === undefined ? {} : { data: body }),
    maxRedirects: 0,
  });
}

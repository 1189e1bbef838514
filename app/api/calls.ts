import type { ApiCall } from "@/lib/http/openapi";
import { FOLDERS } from "./operations";

/** Every call of the API, for its description. */
export async function listCalls(): Promise<ApiCall[]> {
  const calls = await Promise.all(
    Object.entries(FOLDERS).map(async ([folder, load]) => {
      const path = `/api/${folder.replace(/\[(\w+)\]/g, "{$1}")}`;
      const declared = Object.entries(await load());
      return declared.map(([method, operation]) => ({ path, method, operation }));
    }),
  );
  return calls.flat();
}

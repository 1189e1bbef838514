import "server-only";
import { readAddress } from "@/lib/platform/server/address";
import { loginPath, ownPath } from "@/lib/shared/areas";
import { DomainError } from "@/lib/shared/errors";

/**
 * The signed-in account was deleted after its session had been read. A call responds with 401. A
 * page leads to the login like one that was opened without a session, because Next takes an error
 * with this digest for a `redirect()`; that itself can't be thrown here, where calls read, too.
 */
class EndedAccountError extends DomainError {
  readonly digest: string;

  constructor(login: string) {
    super("unauthenticated", "This account no longer exists.");
    this.digest = `NEXT_REDIRECT;replace;${login};307;`;
  }
}

/**
 * The row of the account that is signed in. Throws `unauthenticated` if there is none any longer: a
 * page leads to the login, and a call responds with 401.
 */
export async function ownRow<Row>(reading: PromiseLike<Row | null>): Promise<Row> {
  const row = await reading;
  if (row !== null) return row;
  // Outside a request there is no address to come back to.
  const address = await readAddress().catch(() => null);
  throw new EndedAccountError(loginPath(ownPath(address) ?? "/app"));
}

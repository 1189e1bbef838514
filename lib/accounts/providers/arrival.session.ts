import "server-only";
import { headers } from "next/headers";
import { log } from "@/lib/platform/observability/log";
import { readClient } from "@/lib/platform/server/client";
import type { Actor } from "../schema";
import { readJourneyToken } from "./journey-cookie.session";
import { completeJourney, hasArrived, type JourneyOutcome } from "./journeys.commands";
import { PROVIDERS, type Provider, type ProviderProblem } from "./schema";

const SETTINGS = "/app/settings/security";

/** The page that says why someone got no further. */
export function refusalPath(
  provider: Provider,
  problem: ProviderProblem,
  connects = false,
): string {
  const query = `?with=${provider}&problem=${problem}`;
  return connects ? `${SETTINGS}${query}#logins` : `/login${query}`;
}

function pathOf(provider: Provider, arrival: JourneyOutcome): string {
  if (arrival.kind === "refused") return refusalPath(provider, arrival.problem, arrival.connects);
  if (arrival.kind === "connected") return `${SETTINGS}?with=${provider}&connected=yes#logins`;
  return `${arrival.kind === "login" ? "/login" : "/signUp"}?with=${provider}`;
}

/** Takes what a provider said about this browser, and returns the page that it goes on to. */
export async function arrivalPath(
  id: string,
  said: unknown,
  actor: Actor | null,
): Promise<string | false> {
  const provider = PROVIDERS.find((known) => known === id);
  if (!provider) return false;
  const client = readClient(await headers());
  const coming = { provider, token: await readJourneyToken(), actor, client };
  try {
    return pathOf(provider, await completeJourney(coming, said));
  } catch (error) {
    const stack = error instanceof Error ? error.stack : String(error);
    log.error({ stack }, "a login by a provider failed because of our mistake: see its stack");
    return refusalPath(provider, "failed");
  }
}

/**
 * The page after a failure that next-auth reports. After a double click at the provider, the second
 * request fails, while the first one has brought this browser back.
 */
export async function failurePath(provider: Provider, wasDenied: boolean): Promise<string> {
  if (!wasDenied && (await hasArrived(await readJourneyToken()))) return `/login?with=${provider}`;
  return refusalPath(provider, wasDenied ? "denied" : "failed");
}

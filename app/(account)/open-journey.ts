import { redirect } from "next/navigation";
import { readJourneyToken } from "@/lib/accounts/providers/journey-cookie.session";
import { readJourney } from "@/lib/accounts/providers/queries";
import { type JourneyView, PROVIDERS } from "@/lib/accounts/providers/schema";
import { type Parameters, readCode } from "@/lib/shared/parameters";

/**
 * The login by a provider that this page is opened to end, as the address says; `null` for a page
 * opened as usual. One that is over leads to the login, which says so.
 */
export async function readOpenJourney(parameters: Parameters): Promise<JourneyView | null> {
  const provider = PROVIDERS.find((known) => known === readCode(parameters, "with"));
  if (!provider || parameters["problem"] !== undefined) return null;
  const journey = await readJourney(await readJourneyToken());
  if (journey?.provider === provider) return journey;
  redirect(`/login?with=${provider}&problem=over`);
}

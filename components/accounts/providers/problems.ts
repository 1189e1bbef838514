import {
  PROBLEMS,
  PROVIDER_NAMES,
  PROVIDERS,
  type ProviderProblem,
} from "@/lib/accounts/providers/schema";
import { type Parameters, readCode } from "@/lib/shared/parameters";

const WORDS: Record<ProviderProblem, string> = {
  denied: "You didn't log in at PROVIDER. Nothing has changed.",
  failed: "The login at PROVIDER didn't work. Try again, or log in another way.",
  over: "This login took too long or has been used. Start it again.",
  unverified:
    "PROVIDER hasn't confirmed your email address. Confirm it there and try again, or log in another way.",
  admin: "Admins log in with their password or a passkey.",
  suspended: "This account is suspended. Write to us through Contact Us.",
  other_address:
    "Your login at PROVIDER has another email address than your account here. Change one of the two first.",
  other_account: "This login at PROVIDER already opens another account.",
  busy: "There were too many attempts from your network. Wait a few minutes and try again.",
};

/** Why someone who is back from a provider got no further, in words; `null` if nothing is wrong. */
export function readProviderProblem(parameters: Parameters): string | null {
  const provider = PROVIDERS.find((known) => known === readCode(parameters, "with"));
  const problem = PROBLEMS.find((known) => known === readCode(parameters, "problem"));
  return provider && problem ? WORDS[problem].replace("PROVIDER", PROVIDER_NAMES[provider]) : null;
}

import {
  PROBLEMS,
  PROVIDER_NAMES,
  PROVIDERS,
  type ProviderProblem,
} from "@/lib/accounts/providers/schema";
import { type Parameters, readCode } from "@/lib/shared/parameters";

const WORDS: Record<ProviderProblem, string> = {
  denied: "You didn't log in with PROVIDER. Nothing has changed.",
  failed: "Logging in with PROVIDER didn't work. Try again, or log in another way.",
  over: "This login took too long or has already been used. Start again.",
  unverified:
    "PROVIDER hasn't confirmed your email address. Confirm it there and try again, or log in another way.",
  admin: "Admins log in with their password or a passkey.",
  suspended: "This account is suspended. Write to us through Contact Us.",
  other_address:
    "Your PROVIDER account has a different email address from your account here. Change one of them first.",
  other_account: "This PROVIDER account is already connected to another account here.",
  busy: "There were too many attempts from your network. Wait a few minutes and try again.",
};

/** Why someone who is back from a provider got no further, in words; `null` if nothing is wrong. */
export function readProviderProblem(parameters: Parameters): string | null {
  const provider = PROVIDERS.find((known) => known === readCode(parameters, "with"));
  const problem = PROBLEMS.find((known) => known === readCode(parameters, "problem"));
  return provider && problem ? WORDS[problem].replace("PROVIDER", PROVIDER_NAMES[provider]) : null;
}

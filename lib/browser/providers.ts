import type { UserType } from "@/lib/shared/areas";
import { parseUrl } from "@/lib/shared/web-link";
import { ApiError, api } from "./api";
import { postForm } from "./session";

/** Google or LinkedIn, as the operator offers it. */
export type OfferedProvider = { id: string; name: string };

/** Sends this browser to the provider. Throws `ApiError` if the provider can't be reached. */
async function goTo({ id, name }: OfferedProvider): Promise<void> {
  const response = await postForm(`/api/auth/signin/${id}`, {});
  const { url = "" } = (await response.json().catch(() => ({}))) as { url?: string };
  const address = parseUrl(url);
  const isThere = response.ok && address !== null && address.origin !== location.origin;
  if (!isThere) {
    const message = `${name} can't be reached right now. Try again in a moment, or log in another way.`;
    throw new ApiError({ status: response.status, code: "unavailable", message });
  }
  location.assign(url);
}

type ProviderLogin = { from: string | null; userType: UserType };

/** Begins a login by a provider, and leaves this page. Throws `ApiError`. */
export async function logInBy(provider: OfferedProvider, wanted: ProviderLogin): Promise<void> {
  const userType = wanted.userType === "employer" ? "employer" : "job_seeker";
  const json = { provider: provider.id, from: wanted.from, userType };
  await api("/api/provider-journeys", { method: "POST", json });
  await goTo(provider);
}

/** Begins connecting a provider with the account, and leaves this page. Throws `ApiError`. */
export async function connectBy(
  provider: OfferedProvider,
  currentPassword: string | undefined,
): Promise<void> {
  const json = { provider: provider.id, ...(currentPassword ? { currentPassword } : {}) };
  await api("/api/account/logins", { method: "POST", json });
  await goTo(provider);
}

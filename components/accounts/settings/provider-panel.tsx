import { Notice } from "@/components/ui/notice";
import {
  PROVIDER_NAMES,
  PROVIDERS,
  type Provider,
  type ProviderLoginView,
} from "@/lib/accounts/providers/schema";
import { sinceLabel } from "@/lib/shared/dates";
import { type Parameters, readCode } from "@/lib/shared/parameters";
import { readProviderProblem } from "../providers/problems";
import { ProviderLogins } from "./provider-logins.client";
import { SettingsPanel } from "./settings-panel";

type Props = {
  logins: readonly ProviderLoginView[];
  /** Those that the operator has set keys for. */
  offered: readonly Provider[];
  parameters: Parameters;
};

function toRows({ logins, offered }: Pick<Props, "logins" | "offered">) {
  const now = new Date();
  const known = new Map(logins.map((login) => [login.provider, login]));
  return PROVIDERS.filter((id) => offered.includes(id) || known.has(id)).map((id) => {
    const login = known.get(id);
    const connected = login && {
      email: login.email,
      since: sinceLabel(login.createdAt, now),
      lastUsed: login.lastUsedAt && sinceLabel(login.lastUsedAt, now),
    };
    return { id, name: PROVIDER_NAMES[id], connected: connected ?? null };
  });
}

/** Which other sites open the account; nothing where the operator offers none. */
export function ProviderPanel({ parameters, ...lists }: Props) {
  const rows = toRows(lists);
  if (rows.length === 0) return null;
  const problem = readProviderProblem(parameters);
  const returned = PROVIDERS.find((id) => id === readCode(parameters, "with"));
  const isConnected = rows.some(({ id, connected }) => id === returned && connected);
  const wasConnected = readCode(parameters, "connected") === "yes" && isConnected;
  return (
    <SettingsPanel
      id="logins"
      title="Other Logins"
      text="Log in with an account you have on another site. It must have the same email address as your account here."
    >
      {problem && (
        <div className="mb-4">
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      {returned && wasConnected && (
        <div className="mb-4">
          <Notice tone="good" role="status">
            {PROVIDER_NAMES[returned]} is connected. You can now log in with it.
          </Notice>
        </div>
      )}
      <ProviderLogins providers={rows} />
    </SettingsPanel>
  );
}

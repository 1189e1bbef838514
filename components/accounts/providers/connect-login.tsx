import { Notice } from "@/components/ui/notice";
import { type JourneyView, PROVIDER_NAMES } from "@/lib/accounts/providers/schema";
import { LoginForm } from "../login-form.client";
import { PasskeyLogin } from "../passkey-login.client";
import { GiveUp } from "./give-up.client";
import { MailedCodeLogin } from "./mailed-code-login.client";

/**
 * For someone who is back from a provider with the address of an account that isn't connected with
 * it: they prove in any of the usual ways that the account is theirs.
 */
export function ConnectLogin({ journey }: { journey: JourneyView }) {
  const { provider, email, from, userType, state } = journey;
  const name = PROVIDER_NAMES[provider];
  return (
    <>
      <div className="mb-6">
        <Notice tone="teal">
          {state === "connect" ? (
            <>
              You already have an account with <b>{email}</b>. Log in to it once, and from then on{" "}
              you can also log in with {name}.
            </>
          ) : (
            <>
              Log in to the account that you created with <b>{email}</b>. From then on, you can also
              log in with {name}, and your address is confirmed.
            </>
          )}
        </Notice>
      </div>
      <LoginForm userType={userType} from={from} connectedEmail={email} />
      <div className="other-ways needs-script">
        <p>or</p>
        <PasskeyLogin from={from} connects />
        {state === "connect" && <MailedCodeLogin email={email} from={from} />}
        <GiveUp label={`Don't connect ${name}`} />
      </div>
    </>
  );
}

"use client";

import { Overlay } from "@/components/ui/dialogs/overlay.client";

type Props = {
  /** Where the login leads back to. */
  path: string;
  /** Whether this browser keeps the draft. */
  isKept: boolean;
  onClose: () => void;
};

/** Asks a visitor who has written an application to log in, without losing any of it. */
export function LoginDialog({ path, isKept, onClose }: Props) {
  const from = encodeURIComponent(path);
  // If the draft isn't kept, this page must stay open.
  const target = isKept ? {} : { target: "_blank", rel: "opener" };
  return (
    <Overlay className="dialog" aria-labelledby="login-first" onClose={onClose}>
      <h2 id="login-first">Log in or sign up to send it</h2>
      {isKept ? (
        <p>
          With an account you can follow your application and get an answer. What you wrote and the
          file you chose stay here for a day, so you can come back to this form just as you left it.
        </p>
      ) : (
        <p>
          With an account you can follow your application and get an answer. This browser doesn't
          let the site save anything, so the login opens in a new tab. Keep this tab open and submit
          the form from here afterwards.
        </p>
      )}
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          Keep editing
        </button>
        <a className="btn btn-outline" href={`/login?from=${from}`} {...target}>
          Log in
        </a>
        <a className="btn btn-primary" href={`/signUp?from=${from}&type=job_seeker`} {...target}>
          Sign up
        </a>
      </div>
    </Overlay>
  );
}

"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../icon";
import { described, FieldFrame } from "./field-frame";
import { useField } from "./form.client";

type Props = ComponentProps<"input"> & {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  aside?: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
};

/** A password, which can be shown while typing and is hidden again when sent. */
export function PasswordField(props: Props) {
  const { label, aside, help, error, ...input } = useField(props);
  const [isShown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  const { name, id = name } = input;
  const frame = { name, id, label, aside, help, error };

  useEffect(() => {
    // Sent as plain text, the browser could suggest it in other fields.
    const form = control.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  return (
    <FieldFrame {...frame}>
      <div className="input-wrap">
        <input
          className="input"
          required
          autoCapitalize="none"
          spellCheck={false}
          {...described(frame)}
          {...input}
          id={id}
          ref={control}
          type={isShown ? "text" : "password"}
        />
        <button
          type="button"
          className="icon-btn needs-script"
          aria-label={`Show ${label.toLowerCase()}`}
          aria-pressed={isShown}
          aria-controls={id}
          disabled={input.disabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </FieldFrame>
  );
}

import type { ReactNode } from "react";
import { Icon } from "../icon";

export type FieldFrameProps = {
  name: string;
  /**
   * The control's id, if several forms on a page have a field with this name; by default, the name.
   */
  id?: string | undefined;
  label: string;
  /** At the end of the label's line. */
  aside?: ReactNode;
  /** Under the label, before anything is typed. */
  help?: ReactNode;
  error?: string | undefined;
};

/** The attributes that tie a control to the help and the error shown by `FieldFrame`. */
export function described({ name, id = name, help, error }: Omit<FieldFrameProps, "label">) {
  const ids = [help ? `${id}-help` : "", error ? `${id}-error` : ""].filter(Boolean);
  return {
    ...(ids.length > 0 ? { "aria-describedby": ids.join(" ") } : {}),
    ...(error ? { "aria-invalid": true } : {}),
  };
}

type ErrorProps = { id?: string | undefined; role?: "alert"; children: ReactNode };

/** What is wrong with a field or a form, with its icon. */
export function FieldError({ children, ...attributes }: ErrorProps) {
  return (
    <p className="err" {...attributes}>
      <Icon name="circle-alert" size="sm" />
      {children}
    </p>
  );
}

/** A field's label, help, control and error, in this order. */
export function FieldFrame(props: FieldFrameProps & { children: ReactNode }) {
  const { name, id = name, label, aside, help, error, children } = props;
  return (
    <div className="field">
      <div className="field-head">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

"use client";

import { described, FieldError } from "@/components/ui/forms/field-frame";
import { useFormState } from "@/components/ui/forms/form.client";
import { Icon } from "@/components/ui/icon";
import type { Palette } from "@/lib/shared/appearance/palette";
import type { ColourName } from "@/lib/shared/appearance/tokens";

type Props = {
  name: ColourName;
  label: string;
  help: string;
  value: string;
  /** The colour that the preview shows for it. */
  shown: string;
  palette: Palette;
  onChange: (value: string) => void;
};

const WHY: Readonly<Record<ColourName, string>> = {
  accent: "on white, too light for text",
  button: "with words on it",
  dark: "under light text, too light for a background",
};

function Guard({ name, palette }: Pick<Props, "name" | "palette">) {
  const moved = palette.moved.find(({ colour }) => colour === name);
  const inDark = palette.dark["teal"] ?? "";
  return (
    <p className="colour-guard">
      <Icon name={moved ? "shield-alert" : "check"} size="sm" />
      {moved ? (
        <span>
          {moved.contrast.toFixed(1)} to 1 {WHY[name]}. Used as{" "}
          <i style={{ background: moved.used }} /> <b>{moved.used}</b>
        </span>
      ) : (
        <span>Used as it is</span>
      )}
      {name === "accent" && (
        <span>
          In the dark theme <i style={{ background: inDark }} /> <b>{inDark}</b>
        </span>
      )}
    </p>
  );
}

/** One of the three colours, and what becomes of it. */
export function ColourField(props: Props) {
  const { name, label, help, value, shown, palette, onChange } = props;
  const { errors, isBusy } = useFormState();
  const error = errors[name];
  return (
    <div className="colour-field">
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        value={shown}
        disabled={isBusy}
        onChange={({ target }) => onChange(target.value)}
      />
      <div>
        <label className="label" htmlFor={name}>
          {label}
        </label>
        <p className="help" id={`${name}-help`}>
          {help}
        </p>
      </div>
      <input
        className="input"
        id={name}
        name={name}
        value={value}
        maxLength={20}
        disabled={isBusy}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...described({ name, help, error })}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="colour-said">
        <Guard name={name} palette={palette} />
        {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}

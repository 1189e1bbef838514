"use client";

import { FieldError } from "@/components/ui/forms/field-frame";
import { useFormState } from "@/components/ui/forms/form.client";
import { Icon } from "@/components/ui/icon";
import { MoveButtons } from "@/components/ui/ordering/move-buttons.client";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import { LONGEST_LABEL } from "@/lib/shared/appearance/choices";
import type { SiteLink } from "@/lib/shared/appearance/shapes";
import { fromText, moved, toText } from "./link-list";

type Props = {
  /** The field of the appearance. */
  name: string;
  legend: string;
  help?: string;
  /** The links as a form's value. */
  value: string;
  most: number;
  /** An address of the kind that is asked for. */
  example: string;
  onChange: (value: string) => void;
};

const PARTS = [
  ["label", "Text"],
  ["url", "Address"],
] as const;

type RowProps = Pick<Props, "name" | "example"> & {
  link: SiteLink;
  at: number;
  count: number;
  onType: (change: Partial<SiteLink>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function LinkRow({ name, link, at, count, example, ...on }: RowProps) {
  const { errors, isBusy } = useFormState();
  const path = `${name}.${at}`;
  const about = link.label.trim() || `link ${at + 1}`;
  const wrong = PARTS.map(([part]) => errors[`${path}.${part}`]).filter(Boolean);
  return (
    <li className="link-row">
      {PARTS.map(([part, words]) => (
        <input
          key={part}
          className="input"
          name={`${path}.${part}`}
          id={`${path}.${part}`}
          aria-label={`${words} of link ${at + 1}`}
          placeholder={part === "label" ? words : example}
          dir={part === "label" ? "auto" : "ltr"}
          {...(part === "label" ? { maxLength: LONGEST_LABEL } : { autoCapitalize: "none" })}
          value={link[part]}
          disabled={isBusy}
          {...(errors[`${path}.${part}`]
            ? { "aria-invalid": true, "aria-describedby": `${path}-error` }
            : {})}
          onChange={({ target }) => on.onType({ [part]: target.value })}
        />
      ))}
      <span className="link-row-buttons">
        <MoveButtons
          id={path}
          name={about}
          isFirst={at === 0}
          isLast={at === count - 1}
          isBusy={isBusy}
          onMove={on.onMove}
        />
        <button
          type="button"
          className="icon-btn"
          aria-label={`Remove ${about}`}
          disabled={isBusy}
          onClick={on.onRemove}
        >
          <Icon name="trash-2" size="sm" />
        </button>
      </span>
      {wrong.length > 0 && <FieldError id={`${path}-error`}>{wrong.join(" ")}</FieldError>}
    </li>
  );
}

/** Links to name, order, add and take away. */
export function LinkRows({ name, legend, help, value, most, example, onChange }: Props) {
  const { isBusy, errors } = useFormState();
  const links = fromText(value);
  const { place, focusOn } = useFocusAfter<HTMLFieldSetElement>();

  const put = (changed: readonly SiteLink[]) => onChange(toText(changed));

  function move(at: number, by: 1 | -1): void {
    put(moved(links, at, by));
    const to = at + by;
    const isAtEnd = to === (by < 0 ? 0 : links.length - 1);
    // A button that leads no further is disabled.
    focusOn(`[data-shift="${name}.${to} ${isAtEnd ? -by : by}"]`);
  }

  function remove(at: number): void {
    put(links.toSpliced(at, 1));
    focusOn("[data-add]");
  }

  function add(): void {
    put([...links, { label: "", url: "" }]);
    focusOn(`[name="${name}.${links.length}.label"]`);
  }

  return (
    <fieldset className="field" name={name} id={name} tabIndex={-1} ref={place}>
      <legend className="label">{legend}</legend>
      {help && <p className="help">{help}</p>}
      <ol className="link-rows">
        {links.map((link, at) => (
          <LinkRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and no state
            key={at}
            {...{ name, link, at, example }}
            count={links.length}
            onType={(change) => put(links.with(at, { ...link, ...change }))}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {errors[name] && <FieldError>{errors[name]}</FieldError>}
      <div>
        <button
          type="button"
          className="btn btn-outline btn-sm"
          data-add=""
          disabled={isBusy || links.length >= most}
          onClick={add}
        >
          <Icon name="plus" size="sm" />
          Add Link
        </button>
      </div>
    </fieldset>
  );
}

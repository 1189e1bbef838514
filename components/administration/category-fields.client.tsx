"use client";

import { type FormEvent, useId, useState } from "react";
import { useFormState } from "@/components/ui/forms/form.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { Icon } from "@/components/ui/icon";
import { ICON_NAMES, type IconName } from "@/components/ui/icon-names";
import type { CategoryCard } from "@/lib/content/category-cards.schema";
import { categoryChoices } from "@/lib/shared/categories/choices";

const ICON_OPTIONS = ICON_NAMES.map((name) => [name, name] as const);

type Props = {
  card: CategoryCard;
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

type MovesProps = Omit<Props, "card"> & {
  name: string;
  fields: string;
  isOpen: boolean;
  onOpen: () => void;
};

function Moves(props: MovesProps) {
  const { name, index, count, fields, isOpen, onOpen, onMove, onRemove } = props;
  const { isBusy } = useFormState();
  return (
    <div className="row">
      <button
        type="button"
        className="btn btn-outline btn-sm"
        aria-label={`Edit: ${name}`}
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={onOpen}
      >
        {isOpen ? "Collapse" : "Edit"}
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={`Move up: ${name}`}
        disabled={isBusy || index === 0}
        onClick={() => onMove(-1)}
      >
        Up
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={`Move down: ${name}`}
        disabled={isBusy || index === count - 1}
        onClick={() => onMove(1)}
      >
        Down
      </button>
      <button
        type="button"
        className="btn btn-danger btn-sm"
        aria-label={`Remove: ${name}`}
        disabled={isBusy || count === 1}
        onClick={onRemove}
      >
        Remove
      </button>
    </div>
  );
}

function Fields({ card, index }: Pick<Props, "card" | "index">) {
  const field = (part: keyof CategoryCard) => ({
    name: `cards.${index}.${part}`,
    defaultValue: card[part] ?? "",
  });
  return (
    <>
      <TextField {...field("title")} label="Title" maxLength={60} />
      <TextField {...field("query")} label="Searches for" maxLength={100} />
      <SelectField
        {...field("category")}
        label="In category"
        options={[["", "All categories"], ...categoryChoices()]}
      />
      <SelectField {...field("icon")} label="Icon" options={ICON_OPTIONS} />
      <div className="card-wide">
        <TextField {...field("description")} label="Description" maxLength={160} />
      </div>
    </>
  );
}

/**
 * One card, with its fields collapsed until opened or wrong. Fields are named by the card's
 * position: `cards.3.title`.
 */
export function CategoryFields(props: Props) {
  const { errors } = useFormState();
  const { card, index } = props;
  const [shown, setShown] = useState({ title: card.title, icon: card.icon });
  const [isAsked, setAsked] = useState(card.title === "");
  const fields = useId();
  const isWrong = Object.keys(errors).some((wrong) => wrong.startsWith(`cards.${index}.`));
  const isOpen = isAsked || isWrong;
  const name = shown.title || `card ${index + 1}`;
  const follow = ({ target }: FormEvent<HTMLElement>) => {
    const { name: field, value } = target as HTMLInputElement;
    if (field.endsWith(".title")) setShown({ ...shown, title: value });
    if (field.endsWith(".icon")) setShown({ ...shown, icon: value });
  };
  return (
    <fieldset className="card-fields" onInput={follow}>
      <legend className="sr">Card {index + 1}</legend>
      <div className="card-head">
        <Icon name={shown.icon as IconName} size="sm" />
        <b dir="auto">{shown.title || "A new card"}</b>
        <Moves {...props} {...{ name, fields, isOpen }} onOpen={() => setAsked(!isOpen)} />
      </div>
      <div className="card-parts" id={fields} hidden={!isOpen}>
        <Fields card={card} index={index} />
      </div>
    </fieldset>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { MoveButtons } from "@/components/ui/ordering/move-buttons.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import { plural } from "@/lib/shared/plural";
import { type CustomField, FIELD_KINDS } from "@/lib/shared/setting-groups/custom-fields";

type Props = {
  fields: readonly CustomField[];
  /** How many jobs state each, by key. */
  stated: Readonly<Record<string, number>>;
};

type MovedField = { key: string; by: 1 | -1 } | null;

/** The order as it is shown, which the server has a moment later. */
function useOrder(fields: readonly CustomField[]) {
  const router = useRouter();
  const [known, setKnown] = useState(fields);
  const [order, setOrder] = useState(fields);
  const [moved, setMoved] = useState<MovedField>(null);
  const [isBusy, setBusy] = useState(false);
  if (known !== fields) {
    setKnown(fields);
    setOrder(fields);
  }
  useEffect(() => {
    if (!moved || isBusy) return;
    const { key, by } = moved;
    const buttons = [by, -by].map((way) =>
      document.querySelector<HTMLButtonElement>(`[data-shift="${key} ${way}"]`),
    );
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [moved, isBusy]);

  async function move(field: CustomField, by: 1 | -1): Promise<void> {
    const to = order.indexOf(field) + by;
    const next = order.filter((one) => one !== field).toSpliced(to, 0, field);
    setOrder(next);
    setMoved({ key: field.key, by });
    setBusy(true);
    try {
      const json = { keys: next.map(({ key }) => key) };
      await api("/api/admin/custom-fields", { method: "PUT", json });
    } catch (error) {
      setOrder(order);
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy(false);
    router.refresh();
  }

  return { order, moved, isBusy, move };
}

/** What is said of a field under its name. */
function aboutField(field: CustomField, jobs: number): string {
  const { kind, choices, isRequired, isOnCard, isOnPage, isFilter } = field;
  const offered = choices.filter(({ isRetired }) => !isRetired).map(({ label }) => label);
  const parts = [
    offered.length > 0 ? `${FIELD_KINDS[kind]}: ${offered.join(", ")}` : FIELD_KINDS[kind],
    isRequired && "required",
    isOnCard && "on cards",
    isOnPage && "on the job's page",
    isFilter && "a filter",
    plural(jobs, { one: "{count} job states it", other: "{count} jobs state it" }),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The site's own fields in their order, which can be changed. */
export function FieldList({ fields, stated }: Props) {
  const { order, moved, isBusy, move } = useOrder(fields);
  const name = moved && order.find(({ key }) => key === moved.key)?.name;
  const place = order.findIndex(({ key }) => key === moved?.key) + 1;
  return (
    <>
      <ol className="entry-list panel" aria-label="Custom fields">
        {order.map((field, index) => (
          <li key={field.key}>
            <div className="entry-words">
              <a className="link" href={`/admin/fields/${field.key}`} dir="auto">
                {field.name}
              </a>{" "}
              {field.isRetired && <span className="badge badge-warn">Retired</span>}
              <p>{aboutField(field, stated[field.key] ?? 0)}</p>
            </div>
            <div className="row">
              <MoveButtons
                id={field.key}
                name={field.name}
                isFirst={index === 0}
                isLast={index === order.length - 1}
                isBusy={isBusy}
                className="needs-script"
                onMove={(by) => void move(field, by)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className="sr" role="status">
        {name && !isBusy && `${name} is number ${place} now.`}
      </p>
    </>
  );
}

"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { formatMonth } from "@/lib/shared/dates";
import type { ProfileEntry } from "./entry";

type Props = {
  entry: ProfileEntry;
  name: string;
  place: string;
  onEdit: () => void;
  onDelete: () => Promise<void>;
};

/** An experience or education, with its actions. */
export function EntryItem({ entry, name, place, onEdit, onDelete }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { id, startMonth, endMonth, description } = entry;
  return (
    <li>
      <div className="profile-entry">
        <div className="profile-entry-words">
          <h3>
            <span dir="auto">{name}</span>
          </h3>
          <p>
            <span dir="auto">{place}</span> ·{" "}
            <span className="profile-months">
              <time dateTime={startMonth}>{formatMonth(startMonth)}</time>
              {" - "}
              {endMonth ? <time dateTime={endMonth}>{formatMonth(endMonth)}</time> : "Present"}
            </span>
          </p>
        </div>
        <span className="profile-entry-tools needs-script">
          <button
            type="button"
            className="icon-btn"
            data-edit={id}
            aria-label={`Edit ${name}`}
            onClick={onEdit}
          >
            <Icon name="pencil" size="sm" />
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label={`Delete ${name}`}
            aria-busy={isBusy}
            onClick={() => {
              if (isBusy) return;
              setBusy(true);
              void onDelete().finally(() => setBusy(false));
            }}
          >
            <Icon name="trash-2" size="sm" />
          </button>
        </span>
      </div>
      {description && (
        <p className="profile-entry-text" dir="auto">
          {description}
        </p>
      )}
    </li>
  );
}

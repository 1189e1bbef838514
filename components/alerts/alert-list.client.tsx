"use client";

import { useRef, useState } from "react";
import { useEarlyInput } from "@/components/ui/forms/early-input.client";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import type { AlertFrequency } from "@/lib/alerts/frequency.schema";
import type { AlertChange, AlertView } from "@/lib/alerts/schema";
import { api, failureText } from "@/lib/browser/api";
import { alertWords } from "./alert-words";
import { FrequencySelect } from "./frequency-select";
import { RenameAlert } from "./rename-alert.client";

type Change = (alert: AlertView, change: AlertChange) => Promise<boolean>;
type RowProps = {
  alert: AlertView;
  isBusy: boolean;
  onChange: Change;
  onRename: () => void;
  onDelete: () => void;
};

const BADGES = {
  waiting: ["badge badge-warn", "Waiting for you to confirm your address"],
  paused: ["badge", "Paused"],
} as const;

function Row({ alert, isBusy, onChange, onRename, onDelete }: RowProps) {
  const { id, name, search, status, frequency } = alert;
  const isPaused = status === "paused";
  const badge = status === "active" ? null : BADGES[status];
  return (
    <li aria-busy={isBusy}>
      <Icon name="bell" />
      <div className="alert-words">
        <p>
          <a href={search} dir="auto">
            {name}
          </a>{" "}
          {badge && <span className={badge[0]}>{badge[1]}</span>}
        </p>
        <p className="help">{alertWords(alert)}</p>
      </div>
      <div className="alert-actions needs-script">
        <label className="sr" htmlFor={`often-${id}`}>
          How often: {name}
        </label>
        <FrequencySelect
          id={`often-${id}`}
          value={frequency}
          onChange={({ target }) =>
            void onChange(alert, { frequency: target.value as AlertFrequency })
          }
        />
        <button
          type="button"
          className="btn btn-outline btn-sm"
          aria-label={`${isPaused ? "Resume" : "Pause"}: ${name}`}
          onClick={() => void onChange(alert, { status: isPaused ? "active" : "paused" })}
        >
          {isPaused ? "Resume" : "Pause"}
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={`Rename: ${name}`}
          onClick={onRename}
        >
          <Icon name="pencil" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={`Delete: ${name}`}
          onClick={onDelete}
        >
          <Icon name="trash-2" />
        </button>
      </div>
    </li>
  );
}

type ResponseBody = { alert: AlertView | null };

async function send(
  id: string,
  change: AlertChange,
  token: string | undefined,
): Promise<ResponseBody> {
  const path = token === undefined ? `/api/alerts/${id}` : `/api/alerts/subscriptions/${id}`;
  const json = token === undefined ? change : { ...change, token };
  return api<ResponseBody>(path, { method: "PATCH", json });
}

type Props = {
  alerts: AlertView[];
  /** From an emailed link, where no one is signed in. */
  token?: string;
};

/** Someone's alerts, and what can be done with each. */
export function AlertList({ alerts: given, token }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEarlyInput(list);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const leaving = useRef(new Set<string>());
  const [alerts, setAlerts] = useState(given);
  const [busy, setBusy] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<AlertView | null>(null);

  /** Puts the alert where it was, or where it belongs by age. */
  function put(id: string, alert: AlertView | null): void {
    setAlerts((shown) => {
      const others = shown.filter((one) => one.id !== id);
      const all = alert ? [...others, alert] : others;
      return all.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    });
  }

  // One after the other, or the last press might arrive first.
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.current.then(work, work);
    last.current = turn;
    return turn;
  }

  const change: Change = ({ id }, wanted) =>
    inTurn(async () => {
      setBusy(id);
      try {
        put(id, (await send(id, wanted, token)).alert);
        return true;
      } catch (error) {
        toast({ kind: "bad", text: failureText(error) });
        return false;
      } finally {
        setBusy(null);
      }
    });

  async function remove(alert: AlertView): Promise<void> {
    if (leaving.current.has(alert.id)) return;
    leaving.current.add(alert.id);
    const isGone = await change(alert, { status: "ended" });
    leaving.current.delete(alert.id);
    if (!isGone) return;
    // The button disappears with its row.
    list.current?.focus();
    const restore = () => void change(alert, { status: "active" });
    toast({ kind: "good", text: "Alert deleted.", action: { label: "Undo", run: restore } });
  }

  return (
    <>
      <ul className="panel alert-list" ref={list} tabIndex={-1} aria-label="Job alerts">
        {alerts.map((alert) => (
          <Row
            key={alert.id}
            alert={alert}
            isBusy={busy === alert.id}
            onChange={change}
            onRename={() => setRenamed(alert)}
            onDelete={() => void remove(alert)}
          />
        ))}
        {alerts.length === 0 && <li className="alert-none">You have no alerts left.</li>}
      </ul>
      {renamed && (
        <RenameAlert
          name={renamed.name}
          onRename={(name) => send(renamed.id, { name }, token)}
          onRenamed={(alert) => {
            put(renamed.id, alert);
            setRenamed(null);
          }}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}

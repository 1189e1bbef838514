"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { StageCount } from "@/lib/applications/pipeline/schema";
import { STATUS_NAMES } from "@/lib/applications/status";
import { api, failureText } from "@/lib/browser/api";
import { STAGE_COLORS } from "./pipeline-words";

type Props = { companyId: string; isBlind: boolean; stages: StageCount[] };

/** Sends one change after another below an address; reports the result of the last one. */
export function useStageChanges(base: string) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ isBad: boolean; text: string } | null>(null);

  async function change(path: string, init: { method: string; json?: unknown }, done: string) {
    if (isBusy) return false;
    setBusy(true);
    try {
      await api(`${base}/${path}`, init);
      setSaid({ isBad: false, text: done });
      router.refresh();
      return true;
    } catch (error) {
      setSaid({ isBad: true, text: failureText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { change, isBusy, said };
}

type Change = ReturnType<typeof useStageChanges>["change"];
type StageProps = {
  stage: StageCount;
  index: number;
  stages: StageCount[];
  isBlind: boolean;
  change: Change;
};

function Removal({ stage, stages, change }: Pick<StageProps, "stage" | "stages" | "change">) {
  const [target, setTarget] = useState("");
  const others = stages.filter(({ id, status }) => id !== stage.id && status === stage.status);
  const query = target ? `?moveTo=${target}` : "";
  return (
    <>
      {stage.count > 0 && others.length > 0 && (
        <label className="stage-target">
          <span className="help">Its applications go to</span>
          <select
            className="input"
            value={target}
            onChange={(event) => setTarget(event.currentTarget.value)}
          >
            <option value="">Choose a stage</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={`Remove ${stage.name}`}
        onClick={() =>
          void change(`stages/${stage.id}${query}`, { method: "DELETE" }, `${stage.name} removed.`)
        }
      >
        <Icon name="trash-2" size="sm" />
        Remove
      </button>
    </>
  );
}

function Order({ stage, index, stages, change }: Omit<StageProps, "isBlind">) {
  function move(to: number): void {
    const rest = stages.filter(({ id }) => id !== stage.id).map(({ id }) => id);
    const stageIds = rest.toSpliced(to, 0, stage.id);
    void change(
      "stage-order",
      { method: "PUT", json: { stageIds } },
      `${stage.name} is number ${to + 1} now.`,
    );
  }
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Move ${stage.name} up`}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        <Icon name="chevron-left" size="sm" className="rotate-90" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Move ${stage.name} down`}
        disabled={index === stages.length - 1}
        onClick={() => move(index + 1)}
      >
        <Icon name="chevron-right" size="sm" className="rotate-90" />
      </button>
    </>
  );
}

function StageForm({ stage, index, stages, isBlind, change }: StageProps) {
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const json = {
      name: String(data.get("name")),
      ...(isBlind ? { showsNames: data.get("showsNames") === "on" } : {}),
    };
    void change(`stages/${stage.id}`, { method: "PATCH", json }, `${json.name} saved.`);
  }
  return (
    <li className="stage-row">
      <form className="stage-form" onSubmit={save}>
        <span
          className="stage-dot"
          aria-hidden="true"
          style={{ background: STAGE_COLORS[stage.status] }}
        />
        <label className="stage-name">
          <span className="sr">Name of stage {index + 1}</span>
          <input className="input" name="name" defaultValue={stage.name} maxLength={40} required />
        </label>
        <span className="help">Applicants see "{STATUS_NAMES[stage.status]}"</span>
        {isBlind && (
          <label className="check">
            <input type="checkbox" name="showsNames" defaultChecked={stage.showsNames} />
            Shows names
          </label>
        )}
        <button className="btn btn-outline btn-sm" type="submit" aria-label={`Save ${stage.name}`}>
          Save
        </button>
      </form>
      <div className="stage-acts">
        <Order stage={stage} index={index} stages={stages} change={change} />
        <Removal stage={stage} stages={stages} change={change} />
      </div>
    </li>
  );
}

const CHOICES = ["submitted", "in_review", "interview", "offer", "hired", "not_selected"] as const;

/** The form for another stage. */
export function NewStage({ change, title }: { change: Change; title: string }) {
  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const status = String(data.get("status"));
    const showsNames = ["interview", "offer", "hired"].includes(status);
    const json = { name: String(data.get("name")), status, showsNames };
    if (await change("stages", { method: "POST", json }, `${json.name} added.`)) form.reset();
  }
  return (
    <form className="stage-new" onSubmit={(event) => void add(event)}>
      <h2>{title}</h2>
      <label className="field">
        <span className="label">Name</span>
        <input className="input" name="name" maxLength={40} required />
      </label>
      <label className="field">
        <span className="label">What applicants see</span>
        <select className="input" name="status" defaultValue="interview">
          {CHOICES.map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </select>
      </label>
      <button className="btn btn-primary" type="submit">
        Add stage
      </button>
    </form>
  );
}

/** A company's stages, for its owners to rename, reorder, add and remove. */
export function StageEditor({ companyId, isBlind, stages }: Props) {
  const { change, isBusy, said } = useStageChanges(`/api/employer/companies/${companyId}`);
  return (
    <div aria-busy={isBusy}>
      <p role="status" className={said?.isBad ? "err stage-said" : "stage-said"}>
        {said?.text}
      </p>
      <ol className="stage-list">
        {stages.map((stage, index) => (
          <StageForm
            // A new name or place makes it a new row.
            key={`${stage.id} ${stage.name} ${stage.showsNames}`}
            stage={stage}
            index={index}
            stages={stages}
            isBlind={isBlind}
            change={change}
          />
        ))}
      </ol>
      <NewStage change={change} title="Add a stage" />
    </div>
  );
}

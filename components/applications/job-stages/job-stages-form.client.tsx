"use client";

import type { FormEvent } from "react";
import { OrderedChoice, useOrderedChoice } from "@/components/ui/ordering/ordered-choice.client";
import type { JobStages, StageInUse } from "@/lib/applications/job-stages/schema";
import { STATUS_NAMES } from "@/lib/applications/status";
import { chooseForm, plural } from "@/lib/shared/plural";
import type { useStageChanges } from "../pipeline/stage-editor.client";

type Props = JobStages & { change: ReturnType<typeof useStageChanges>["change"] };

const peopleIn = (count: number) =>
  plural(count, { one: "{count} application", other: "{count} applications" });

/** What a stage means, who is in it, and where they go if the job no longer has it. */
function StageNote({ stage, isTaken, targets }: StageNoteProps) {
  const { id, name, status, count } = stage;
  const leaves = !isTaken && count > 0;
  return (
    <div className="stage-note">
      <p className="help">
        Applicants see "{STATUS_NAMES[status]}"{count > 0 && ` · ${peopleIn(count)}`}
      </p>
      {leaves && targets.length > 0 && (
        <label className="stage-target">
          <span className="help">
            {chooseForm(count, {
              one: `${peopleIn(count)} in ${name} goes to`,
              other: `${peopleIn(count)} in ${name} go to`,
            })}
          </span>
          <select className="input" name={`move ${id}`}>
            {targets.map((target) => (
              <option key={target.id} value={target.id}>
                {target.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {leaves && targets.length === 0 && (
        <p className="err">
          No chosen stage means the same for applicants. Keep this one, or move {peopleIn(count)}{" "}
          first.
        </p>
      )}
    </div>
  );
}
type StageNoteProps = { stage: StageInUse; isTaken: boolean; targets: readonly StageInUse[] };

/** Chooses a job's stages and their order; without a choice of its own, it has the company's. */
export function JobStagesForm({ isOwn, stages, others, change }: Props) {
  const all = [...stages, ...others];
  const choice = useOrderedChoice(
    all.map(({ id }) => id),
    stages.map(({ id }) => id),
  );
  const stageOf = (id: string) => all.find((stage) => stage.id === id) as StageInUse;
  const chosen = choice.chosen.map(stageOf);

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const moves = all.flatMap(({ id }) => {
      const to = data.get(`move ${id}`);
      return to ? [{ from: id, to: String(to) }] : [];
    });
    const json = { stageIds: choice.chosen, moves };
    void change("stages", { method: "PUT", json }, "The job has these stages now.");
  }
  function followCompany(): void {
    const usual = all.filter(({ isDefault }) => isDefault);
    const moves = all.flatMap(({ id, status, isDefault }) => {
      const to = usual.find((stage) => stage.status === status);
      return isDefault || !to ? [] : [{ from: id, to: to.id }];
    });
    const json = { stageIds: [], moves };
    void change("stages", { method: "PUT", json }, "The job has the company's stages again.");
  }
  return (
    <form className="form-grid" aria-label="The job's stages" onSubmit={save}>
      <OrderedChoice
        choice={choice}
        nameOf={(id) => stageOf(id).name}
        noteOf={(id) => (
          <StageNote
            stage={stageOf(id)}
            isTaken={choice.isTaken(id)}
            targets={chosen.filter(({ status }) => status === stageOf(id).status)}
          />
        )}
      />
      <div className="stage-acts">
        <button type="submit" className="btn btn-primary">
          Save the job's stages
        </button>
        {isOwn && (
          <button type="button" className="btn btn-outline" onClick={followCompany}>
            Use the company's stages
          </button>
        )}
      </div>
      {isOwn && (
        <p className="help">
          With the company's stages, people in another stage go to the first one with the same
          meaning for applicants. No one is notified.
        </p>
      )}
    </form>
  );
}

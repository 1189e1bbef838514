import { ActionButton } from "@/components/ui/action.client";
import { EmptyState } from "@/components/ui/empty-state";
import type { FailedTask, FailedTasks } from "@/lib/administration/failed-tasks.schema";
import { formatInstant, sinceLabel } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { AutoRefresh } from "./auto-refresh.client";

type Props = { failed: FailedTasks; now: Date };

const STATES = {
  waiting: ["badge badge-bad", "Waiting for you"],
  later: ["badge", "Retried automatically"],
  now: ["badge badge-teal", "Trying now"],
} as const;

function Actions({ task: { id, name } }: { task: FailedTask }) {
  return (
    <div className="row">
      <ActionButton
        label="Delete"
        about={`${name}, task ${id}`}
        method="DELETE"
        path={`/api/admin/tasks/${id}`}
        done="Task deleted."
        variant="btn-danger"
        confirm="Its work won't be done."
      />
      <ActionButton
        label="Try again"
        about={`${name}, task ${id}`}
        method="POST"
        path="/api/admin/tasks/retries"
        json={{ taskIds: [id] }}
        done="Trying again now."
        variant="btn-strong"
      />
    </div>
  );
}

function Task({ task, now }: { task: FailedTask; now: Date }) {
  const { name, attempts, state, nextAt, failedAt, error } = task;
  const [badge, words] = STATES[state];
  return (
    <li>
      <div className="entry-words">
        <b>{name}</b> <span className={badge}>{words}</span>
        {attempts > 0 && (
          <p>
            {plural(attempts, { one: "{count} try", other: "{count} tries" })}, the last{" "}
            <time dateTime={failedAt} title={formatInstant(failedAt)}>
              {sinceLabel(failedAt, now)}
            </time>
            {state === "later" && `; next at ${formatInstant(nextAt)}`}
          </p>
        )}
        <details className="show-data">
          <summary>What went wrong</summary>
          <pre className="task-error">{error}</pre>
        </details>
      </div>
      {state !== "now" && <Actions task={task} />}
    </li>
  );
}

function summaryOf({ tasks, waiting, retrying }: FailedTasks): string {
  const all = waiting + retrying;
  if (all === 0) return "Background tasks that fail, such as sending email, are listed here.";
  const waits = plural(waiting, { one: "{count} needs you", other: "{count} need you" });
  const rest = plural(retrying, {
    one: "{count} is retried automatically, less and less often.",
    other: "{count} are retried automatically, less and less often.",
  });
  return `${waits}, ${rest}${all > tasks.length ? ` The first ${tasks.length} are shown.` : ""}`;
}

/** Failed tasks, each to retry or delete. */
export function TaskList({ failed, now }: Props) {
  const { tasks } = failed;
  return (
    <div className="wrap analytics">
      {tasks.some(({ state }) => state === "now") && <AutoRefresh />}
      <div className="analytics-head">
        <div>
          <h1>Failed tasks</h1>
          <p role="status">{summaryOf(failed)}</p>
        </div>
        {tasks.length > 0 && (
          <ActionButton
            label="Try all again"
            method="POST"
            path="/api/admin/tasks/retries"
            json={{}}
            done="Trying all of them again now."
            variant="btn-outline"
          />
        )}
      </div>
      {tasks.length === 0 ? (
        <div className="panel">
          <EmptyState title="No failed tasks" text="Everything due has been done." />
        </div>
      ) : (
        <ul className="panel entry-list task-list">
          {tasks.map((task) => (
            <Task key={task.id} task={task} now={now} />
          ))}
        </ul>
      )}
    </div>
  );
}

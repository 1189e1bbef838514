import { ActionButton } from "@/components/ui/action.client";
import type { BoardView } from "@/lib/jobs/boards/schema";
import { CATEGORY_NAMES } from "@/lib/shared/categories/known";
import { plural } from "@/lib/shared/plural";
import { type BoardChoices, BoardEditor } from "./board-editor.client";
import { toPlaceLines } from "./board-lines";

/** Which jobs a board shows, in a few words. */
function scopeWords({ categories, places, companies, sources }: BoardView): string {
  const lists = [
    categories.map((code) => CATEGORY_NAMES[code]),
    toPlaceLines(places).split("\n").filter(Boolean),
    companies.map(({ name }) => name),
    sources.map(({ name }) => name),
  ];
  const said = lists.filter((list) => list.length > 0).map((list) => list.join(", "));
  return said.length > 0 ? said.join(" · ") : "All jobs";
}

function BoardRow({ board, choices }: { board: BoardView; choices: BoardChoices }) {
  const { id, name, host, url, jobs } = board;
  return (
    <li>
      <div className="entry-words">
        <b dir="auto">{name}</b>
        <p>
          <a href={url}>{host}</a> ·{" "}
          {plural(jobs, { one: "{count} live job", other: "{count} live jobs" })}
        </p>
        <p dir="auto">{scopeWords(board)}</p>
      </div>
      <div className="row">
        <a className="btn btn-outline btn-sm" href={`${url}/admin/appearance`}>
          Its Appearance
          <span className="sr-only"> {name}</span>
        </a>
        <ActionButton
          about={name}
          label="Delete"
          method="DELETE"
          path={`/api/admin/boards/${id}`}
          done="Deleted. Its jobs and people stay."
          variant="btn-quiet"
          confirm="Its address stops working. Its appearance and texts are deleted, and its alerts end. Jobs and accounts stay."
        />
      </div>
      <div className="admin-folds board-folds">
        <details>
          <summary aria-label={`Edit: ${name}`}>Edit</summary>
          <BoardEditor key={JSON.stringify(board)} board={board} choices={choices} />
        </details>
      </div>
    </li>
  );
}

type Props = { boards: readonly BoardView[]; choices: BoardChoices };

/** The boards of this installation, each with a host name, a face and a choice of jobs. */
export function BoardsPage({ boards, choices }: Props) {
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>Boards</h1>
        <p>
          A board is a separate job site at another address. It has its own name, appearance and
          texts, and shows the jobs that you choose. Employers post once, and people need only one
          account.
        </p>
      </div>
      <div className="admin-panels">
        <section className="panel admin-panel" aria-labelledby="boards">
          <h2 id="boards">Your boards</h2>
          {boards.length === 0 ? (
            <p className="admin-note">
              You have no boards yet, so this site answers at every address that leads here. Once
              you add a board, any other address shows a plain page.
            </p>
          ) : (
            <ul className="entry-list" aria-label="Boards">
              {boards.map((board) => (
                <BoardRow key={board.id} {...{ board, choices }} />
              ))}
            </ul>
          )}
        </section>
        <section className="panel admin-panel" aria-labelledby="another-board">
          <h2 id="another-board">Another board</h2>
          <BoardEditor choices={choices} />
        </section>
      </div>
    </div>
  );
}

import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { createRenderTurns } from "./render-turns";

/** As much of a response as a turn looks at. */
class Answer extends EventEmitter {
  destroyed = false;
  end() {
    return this;
  }
  leave() {
    this.destroyed = true;
    this.emit("close");
  }
}

const answers = (count: number) => Array.from({ length: count }, () => new Answer());
const settled = () => new Promise((done) => setTimeout(done, 5));

function start(all: readonly Answer[]): Answer[] {
  const rendered: Answer[] = [];
  const take = createRenderTurns();
  for (const answer of all) {
    take(answer as unknown as ServerResponse, () => rendered.push(answer));
  }
  return rendered;
}

it("renders eight pages at a time, the next one when an answer is made", async () => {
  const all = answers(10);
  const rendered = start(all);
  await settled();
  expect(rendered).toHaveLength(8);

  rendered[3]?.end();
  await settled();
  expect(rendered).toEqual(all.slice(0, 9));
});

it("leaves out who has gone, and gives on the turn of who goes while it is rendered", async () => {
  const all = answers(10);
  const rendered = start(all);
  await settled();
  all[8]?.leave();
  all[0]?.leave();
  await settled();

  expect(rendered).toEqual(all.filter((answer) => answer !== all[8]));
});

it("lets no page that waits for something slow keep the others waiting", async () => {
  const all = answers(9);
  const rendered = start(all);
  await new Promise((done) => setTimeout(done, 300));

  expect(rendered).toEqual(all);
});

it("has at most twenty-four wait for their turn, and the others for nothing", async () => {
  const all = answers(40);
  const rendered = start(all);
  await settled();

  expect(rendered).toHaveLength(24);
});

import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { createRenderTurns } from "./render-turns";

/** The part of a response that a turn looks at. */
class FakeResponse extends EventEmitter {
  destroyed = false;
  end() {
    return this;
  }
  leave() {
    this.destroyed = true;
    this.emit("close");
  }
}

const responses = (count: number) => Array.from({ length: count }, () => new FakeResponse());
const settled = () => new Promise((done) => setTimeout(done, 5));

function start(all: readonly FakeResponse[]): FakeResponse[] {
  const rendered: FakeResponse[] = [];
  const take = createRenderTurns();
  for (const response of all) {
    take(response as unknown as ServerResponse, () => rendered.push(response));
  }
  return rendered;
}

it("renders eight pages at a time, and the next one when a response is ready", async () => {
  const all = responses(10);
  const rendered = start(all);
  await settled();
  expect(rendered).toHaveLength(8);

  rendered[3]?.end();
  await settled();
  expect(rendered).toEqual(all.slice(0, 9));
});

it("skips clients that have gone, and passes on the turn of one that leaves during rendering", async () => {
  const all = responses(10);
  const rendered = start(all);
  await settled();
  all[8]?.leave();
  all[0]?.leave();
  await settled();

  expect(rendered).toEqual(all.filter((response) => response !== all[8]));
});

it("lets no page that waits for something slow delay the others", async () => {
  const all = responses(9);
  const rendered = start(all);
  await new Promise((done) => setTimeout(done, 300));

  expect(rendered).toEqual(all);
});

it("lets at most twenty-four pages wait for a turn, and the others go ahead", async () => {
  const all = responses(40);
  const rendered = start(all);
  await settled();

  expect(rendered).toHaveLength(24);
});

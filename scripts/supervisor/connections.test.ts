import type { Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { passOnConnections } from "./connections";

/** A forked process as Node's cluster sees it, and what it was sent and told. */
function aProcess({ hasBegun = true } = {}) {
  const told: unknown[] = [];
  const send = (...sent: unknown[]) => told.push(sent) > 0;
  const child = Object.assign(new EventEmitter(), { pid: hasBegun ? 7 : undefined, send });
  passOnConnections({ process: child } as unknown as Worker);
  const heard: unknown[] = [];
  child.on("internalMessage", (message) => heard.push(message));
  const disconnects: unknown[] = [];
  child.on("disconnect", () => disconnects.push(child));
  return { child, send, told, heard, disconnects };
}

/** A connection that notes whether it was closed. */
function aConnection() {
  const connection = { isClosed: false, close: () => {} };
  connection.close = () => {
    connection.isClosed = true;
  };
  return connection;
}

const offer = ({ child }: ReturnType<typeof aProcess>, seq: number) => {
  const connection = aConnection();
  child.send({ cmd: "NODE_CLUSTER", act: "newconn", seq }, connection);
  return connection;
};
const say = ({ child }: ReturnType<typeof aProcess>, message: object) =>
  child.emit("internalMessage", message);

it("refuses, in the name of a process that is gone, what it had not taken, if another serves", () => {
  const [gone, other] = [aProcess(), aProcess()];
  for (const one of [gone, other]) say(one, { act: "listening" });
  const [taken, open] = [offer(gone, 1), offer(gone, 2)];
  say(gone, { ack: 1, accepted: true });

  gone.child.emit("close");

  expect(gone.told).toHaveLength(2);
  expect(gone.disconnects).toHaveLength(1);
  expect(gone.heard.at(-1)).toEqual({ cmd: "NODE_CLUSTER", ack: 2, accepted: false });
  expect([taken.isClosed, open.isClosed]).toEqual([false, false]);
  other.child.emit("close");
});

it.each([
  ["there is no other process", []],
  ["the other process isn't ready yet", [[]]],
  ["the other process takes no more", [[{ act: "listening" }, { act: "close" }]]],
])("closes what it had not taken if %s", (_case, others: object[][]) => {
  for (const messages of others) {
    const other = aProcess();
    for (const message of messages) say(other, message);
  }
  const gone = aProcess();
  say(gone, { act: "listening" });
  const open = offer(gone, 1);

  gone.child.emit("close");

  expect(open.isClosed).toBe(true);
});

it("leaves a process alone that had taken everything, or never began", () => {
  const [ended, failed] = [aProcess(), aProcess({ hasBegun: false })];
  say(ended, { act: "listening" });
  offer(ended, 1);
  say(ended, { ack: 1, accepted: true });

  ended.child.emit("close");
  failed.child.emit("close");

  expect(ended.disconnects).toEqual([]);
  expect(failed.child.send).toBe(failed.send);
});

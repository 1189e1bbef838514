import type { ChildProcess } from "node:child_process";

// Processes that share a port can't be asked individually from outside. What one needs to know
// about the others, it asks through their supervisor.

/** How long the others may take to respond; late ones are left out. */
const RESPONSE_MS = 1000;

/** The messages on the channels. */
type Message =
  | { readonly type: "ask"; readonly id: number }
  | { readonly type: "answer"; readonly id: number; readonly value: unknown };

/** Adds a process to the group, until it ends. */
export type Relay = (child: ChildProcess) => ChildProcess;

async function ask(child: ChildProcess, id: number): Promise<unknown[]> {
  if (!child.connected) return [];
  return new Promise((done) => {
    const end = (values: unknown[]) => {
      clearTimeout(timer);
      child.off("message", onMessage);
      child.off("exit", onExit);
      done(values);
    };
    const onMessage = (message: Message) => {
      if (message.type === "answer" && message.id === id) end([message.value]);
    };
    const onExit = () => end([]);
    const timer = setTimeout(() => end([]), RESPONSE_MS);
    child.on("message", onMessage);
    child.once("exit", onExit);
    child.send({ type: "asked", id }, () => undefined);
  });
}

export function makeRelay(): Relay {
  const children = new Set<ChildProcess>();
  let asked = 0;
  return (child) => {
    children.add(child);
    child.once("exit", () => children.delete(child));
    child.on("message", async (message: Message) => {
      if (message.type !== "ask") return;
      const others = [...children].filter((other) => other !== child);
      const values = await Promise.all(
        others.map((other) => {
          asked += 1;
          return ask(other, asked);
        }),
      );
      if (!child.connected) return;
      child.send({ type: "answers", id: message.id, values: values.flat() }, () => undefined);
    });
    return child;
  };
}

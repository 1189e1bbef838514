// The counterpart of `scripts/supervisor/relay.ts` in a process that shares its port with others.

/** Longer than the time that the supervisor gives the others. */
const LATE_MS = 1500;

type Message =
  | { readonly type: "asked"; readonly id: number }
  | { readonly type: "answers"; readonly id: number; readonly values: unknown[] };

const waiting = new Map<number, (values: unknown[]) => void>();
let asked = 0;

/** Sets what this process responds to the others from now on. */
export function respondToSiblings(respond: () => Promise<unknown>): void {
  process.on("message", async (message: Message) => {
    if (message.type !== "asked") return;
    const value = await respond();
    if (process.connected) process.send?.({ type: "answer", id: message.id, value });
  });
}

process.on("message", (message: Message) => {
  if (message.type === "answers") waiting.get(message.id)?.(message.values);
});

/** The others' responses, without those that are gone or late. */
export function askSiblings(): Promise<unknown[]> {
  if (!process.connected) return Promise.resolve([]);
  asked += 1;
  const id = asked;
  return new Promise((done) => {
    const end = (values: unknown[]) => {
      clearTimeout(timer);
      waiting.delete(id);
      done(values);
    };
    const timer = setTimeout(() => end([]), LATE_MS);
    waiting.set(id, end);
    process.send?.({ type: "ask", id }, undefined, undefined, () => undefined);
  });
}

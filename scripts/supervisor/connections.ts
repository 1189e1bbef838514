import type { Worker } from "node:cluster";

/** What Node's cluster sends with a connection, and how a process responds. */
type Offer = { readonly act?: string; readonly seq?: number };
type Response = { readonly ack?: number; readonly act?: string };
type Connection = { close: () => void };

/** The processes that take connections of the port they share. */
const serving = new Set<Worker>();

/**
 * Gives the connections that a forked process was offered, but had not taken when it was killed, to
 * another one, or closes them if there is none. Node keeps its end of a connection until the process
 * responds (round_robin_handle.js in Node's cluster), so without this, whoever opened the connection
 * would wait for good.
 */
export function passOnConnections(worker: Worker): void {
  const { process: child } = worker;
  // Without memory or file descriptors left there is neither a child nor a channel to it.
  if (child.pid === undefined) return;
  const offered = new Map<number, Connection>();
  const send = child.send.bind(child) as (...values: unknown[]) => boolean;
  child.send = (...values: unknown[]) => {
    const [{ act, seq }, connection] = values as [Offer, Connection | undefined];
    if (act === "newconn" && seq !== undefined && connection) offered.set(seq, connection);
    return send(...values);
  };
  child.on("internalMessage", ({ ack, act }: Response) => {
    if (ack !== undefined) offered.delete(ack);
    if (act === "listening") serving.add(worker);
    if (act === "close") serving.delete(worker);
  });
  child.once("close", () => {
    serving.delete(worker);
    if (offered.size === 0) return;
    // Node waits for the response with this, too, and it takes the process off the cluster's list.
    child.emit("disconnect");
    for (const [ack, connection] of offered) {
      // What a process responds that is about to end.
      const refusal = { cmd: "NODE_CLUSTER", ack, accepted: false };
      if (serving.size > 0) child.emit("internalMessage", refusal);
      else connection.close();
    }
  });
}

import type { ChildProcess } from "node:child_process";
import cluster from "node:cluster";

/** What Node's cluster sends with a connection, and how a process answers it. */
type Offer = { act?: string; seq?: number };
type Answer = { ack?: number };
type Connection = { close: () => void };

const hasOthers = () =>
  Object.values(cluster.workers ?? {}).some((worker) => worker?.isConnected() === true);

/**
 * Gives connections that a forked process was offered, but hadn't taken when it was killed, to
 * another one. Node waits for the process's answer before it closes its own end or asks another
 * (lib/internal/cluster/round_robin_handle.js), so without this, whoever opened the connection would
 * wait for good.
 */
export function passOnConnections(child: ChildProcess): void {
  const offered = new Map<number, Connection>();
  const send = child.send.bind(child) as (...values: unknown[]) => boolean;
  child.send = (...values: unknown[]) => {
    const [{ act, seq }, connection] = values as [Offer, Connection | undefined];
    if (act === "newconn" && seq !== undefined && connection) offered.set(seq, connection);
    return send(...values);
  };
  child.on("internalMessage", ({ ack }: Answer) => {
    if (ack !== undefined) offered.delete(ack);
  });
  // By now, the cluster has taken the process off its list.
  child.once("disconnect", () => {
    for (const [ack, connection] of offered) {
      // As a process answers that is about to end.
      if (hasOthers())
        child.emit("internalMessage", { cmd: "NODE_CLUSTER", ack, accepted: false });
      else connection.close();
    }
    offered.clear();
  });
}

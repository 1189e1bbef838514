import { afterEach, describe, expect, it, type Mock, vi } from "vitest";
import {
  countStreams,
  type EventStream,
  endStreams,
  MOST_STREAMS_OF_ONE,
  openEventStream,
} from "./event-streams";

type BegunStream = { send: Parameters<EventStream["begin"]>[0]; stop: Mock<() => void> };

function open(owner: string) {
  const begun: BegunStream = { send: () => undefined, stop: vi.fn<() => void>() };
  const body = openEventStream({
    owner,
    begin: (send) => {
      begun.send = send;
      return begun.stop;
    },
    beat: (send) => send({ name: null, id: "beat", data: null }),
  });
  return { ...begun, send: (data: unknown) => begun.send({ name: null, id: "1", data }), body };
}

const textOf = async (body: ReadableStream<Uint8Array>) => new Response(body).text();

afterEach(() => {
  endStreams();
  vi.useRealTimers();
});

describe("openEventStream", () => {
  it("sends events, and ends when the server does", async () => {
    const { send, stop, body } = open("one");
    send({ text: "two\nlines" });

    endStreams();

    expect(await textOf(body)).toBe('retry: 2000\n\nid: 1\ndata: {"text":"two\\nlines"}\n\n');
    expect(stop).toHaveBeenCalledOnce();
    expect(countStreams()).toBe(0);
    // Whatever still comes is dropped.
    send("late");
  });

  it("ends a person's oldest stream when they open too many, and nobody else's", async () => {
    const other = open("other");
    const first = open("one");
    for (let count = 0; count < MOST_STREAMS_OF_ONE; count += 1) open("one");

    expect(await textOf(first.body)).toContain("event: replaced\n");
    expect(first.stop).toHaveBeenCalledOnce();
    expect(other.stop).not.toHaveBeenCalled();
    expect(countStreams()).toBe(MOST_STREAMS_OF_ONE + 1);
  });

  it("ends when its reader leaves, and stops what it follows", async () => {
    const { stop, body } = open("one");

    await body.cancel();

    expect(stop).toHaveBeenCalledOnce();
    expect(countStreams()).toBe(0);
  });

  it("gives up on a reader that no longer reads", () => {
    const { send, stop } = open("one");

    for (let count = 0; count < 100; count += 1) send("x".repeat(1000));

    expect(stop).toHaveBeenCalledOnce();
  });

  it("sends heartbeats while nothing happens, and ends before a proxy would end it", async () => {
    vi.useFakeTimers();
    const { stop, body } = open("one");

    await vi.advanceTimersByTimeAsync(119_000);

    expect(stop).toHaveBeenCalledOnce();
    expect((await textOf(body)).match(/id: beat/g)).toHaveLength(4);
  });
});

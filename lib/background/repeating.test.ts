import { expect, it, vi } from "vitest";
import { startRepeating } from "./repeating";

it("runs again and again, whether or not a run fails, and ends with the current run", async () => {
  let running = 0;
  let ended = 0;
  const stop = startRepeating([
    {
      name: "test",
      pauseMs: 1,
      run: async () => {
        running += 1;
        expect(running).toBe(1);
        await new Promise((done) => setTimeout(done, 5));
        running -= 1;
        ended += 1;
        if (ended === 2) throw new Error("once");
      },
    },
  ]);
  await vi.waitFor(() => expect(ended).toBeGreaterThan(3));
  await vi.waitFor(() => expect(running).toBe(1));

  await stop();

  expect(running).toBe(0);
  const last = ended;
  await new Promise((done) => setTimeout(done, 30));
  expect(ended).toBe(last);
});

import type { Challenge } from "altcha-lib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { solve, withChallenge } from "@/lib/browser/challenge";
import { DomainError } from "@/lib/shared/errors";
import { copyTemplateOnce } from "@/lib/testing/database";
import { passSeconds, stopClock } from "@/lib/testing/limits";
import { checkChallenge, makeChallenge, requireChallengeAbove } from "./challenge";
import { spend } from "./rate-limit";

copyTemplateOnce();
stopClock();

let number = 0;
let address = "";

beforeEach(() => {
  number += 1;
  address = `198.51.100.${number}`;
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Payload = { challenge: Challenge; solution: { counter: number; derivedKey: string } };

function changed(payload: string, change: (content: Payload) => void): string {
  const content = JSON.parse(atob(payload)) as Payload;
  change(content);
  return btoa(JSON.stringify(content));
}

describe("checkChallenge", () => {
  it("accepts our challenge with its solution, once", async () => {
    const payload = await solve(await makeChallenge());

    expect(await checkChallenge(payload)).toBe(true);
    expect(await checkChallenge(payload)).toBe(false);
  });

  it("accepts it once when it is sent twice at the same time", async () => {
    const payload = await solve(await makeChallenge());
    const responses = await Promise.all([checkChallenge(payload), checkChallenge(payload)]);

    expect(responses.filter(Boolean)).toHaveLength(1);
  });

  it("accepts only one spelling of a solution", async () => {
    const payload = await solve(await makeChallenge());
    await checkChallenge(payload);
    const other = changed(payload, ({ solution }) => {
      solution.counter += 1;
    });

    expect(await checkChallenge(other)).toBe(false);
  });

  it("refuses it ten minutes after it was made, and not before", async () => {
    const late = await solve(await makeChallenge());
    passSeconds(9 * 60);
    const soon = await solve(await makeChallenge());
    passSeconds(60 + 1);

    expect(await checkChallenge(late)).toBe(false);
    expect(await checkChallenge(soon)).toBe(true);
  });

  it.each<[string, (content: Payload) => void]>([
    [
      "a wrong key",
      ({ solution }) => {
        solution.derivedKey = "00".repeat(32);
      },
    ],
    [
      "the prefix alone, without the work",
      ({ challenge, solution }) => {
        solution.derivedKey = challenge.parameters.keyPrefix + "00".repeat(16);
      },
    ],
    [
      "an easier challenge",
      ({ challenge }) => {
        challenge.parameters.cost = 1;
      },
    ],
    [
      "a later expiry",
      ({ challenge }) => {
        challenge.parameters.expiresAt = 4_000_000_000;
      },
    ],
    [
      "no expiry",
      ({ challenge }) => {
        delete challenge.parameters.expiresAt;
      },
    ],
    [
      "another signature",
      ({ challenge }) => {
        challenge.signature = "ab".repeat(32);
      },
    ],
    [
      "no signature",
      ({ challenge }) => {
        delete challenge.signature;
      },
    ],
  ])("refuses %s", async (_what, change) => {
    const payload = await solve(await makeChallenge());

    expect(await checkChallenge(changed(payload, change))).toBe(false);
    expect(await checkChallenge(payload)).toBe(true);
  });

  it.each(["", "nothing", btoa("{}"), btoa("null"), btoa('{"challenge":{"parameters":null}}')])(
    "refuses %j",
    async (payload) => {
      expect(await checkChallenge(payload)).toBe(false);
    },
  );
});

describe("requireChallengeAbove", () => {
  const asked = (payload?: string) => requireChallengeAbove("signUpByAddress", address, payload);

  it("requires nothing below the threshold, and a challenge each time above it", async () => {
    for (let count = 0; count < 3; count++) {
      await asked();
      await spend("signUpByAddress", address);
    }
    await expect(asked()).rejects.toMatchObject({ code: "challenge_required" });
    await expect(asked("nonsense")).rejects.toMatchObject({ code: "challenge_required" });

    const payload = await solve(await makeChallenge());
    await asked(payload);
    await expect(asked(payload)).rejects.toMatchObject({ code: "challenge_required" });
  });

  it("requires one at the eleventh login after ten failures", async () => {
    await spend("failedLoginByAddress", address, 9);
    await requireChallengeAbove("failedLoginByAddress", address, undefined);
    await spend("failedLoginByAddress", address);

    await expect(
      requireChallengeAbove("failedLoginByAddress", address, undefined),
    ).rejects.toMatchObject({ code: "challenge_required" });
  });

  it("doesn't use up a challenge when none is required", async () => {
    const payload = await solve(await makeChallenge());
    await asked(payload);

    expect(await checkChallenge(payload)).toBe(true);
  });
});

describe("withChallenge", () => {
  it("solves a challenge when the response requires one, and sends again", async () => {
    const fetched = vi.fn(async () => Response.json(await makeChallenge()));
    vi.stubGlobal("fetch", fetched);
    await spend("signUpByAddress", address, 3);
    const send = vi.fn(async (challenge?: string) => {
      await requireChallengeAbove("signUpByAddress", address, challenge);
      return "sent";
    });

    expect(await withChallenge(send)).toBe("sent");
    expect(send).toHaveBeenCalledTimes(2);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("leaves every other response as it is", async () => {
    const send = vi.fn(async () => {
      throw new DomainError("conflict", "This user name is taken.");
    });

    await expect(withChallenge(send)).rejects.toThrow("This user name is taken.");
    expect(send).toHaveBeenCalledTimes(1);
  });
});

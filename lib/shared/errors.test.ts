import { expect, it } from "vitest";
import { DomainError, unlessGone } from "./errors";

it("returns what was found, null for not found, and throws every other failure", async () => {
  const failing = (error: Error) => unlessGone(Promise.reject(error));
  expect(await unlessGone(Promise.resolve("here"))).toBe("here");
  expect(await failing(new DomainError("not_found", "Application not found"))).toBeNull();
  await expect(failing(new DomainError("forbidden", "No"))).rejects.toThrow("No");
  await expect(failing(new Error("Broken"))).rejects.toThrow("Broken");
});

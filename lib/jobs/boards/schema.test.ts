import { expect, it } from "vitest";
import { boardInput } from "./schema";

it("says one thing of a host name that isn't given", () => {
  const { error } = boardInput.safeParse({ name: "Leeds", host: "" });

  const ofHost = error?.issues.filter(({ path }) => path[0] === "host") ?? [];
  expect(ofHost.map(({ message }) => message)).toEqual(["Enter the host name that people open"]);
});

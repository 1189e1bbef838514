import { describe, expect, it } from "vitest";
import { checkForm, formToken } from "./form-token";

const SHOWN = new Date("2026-11-21T12:00:00Z");
const DAY = 24 * 3600;
const token = formToken(SHOWN);
const after = (seconds: number) => new Date(SHOWN.getTime() + seconds * 1000);

const refused = expect.objectContaining({
  code: "invalid",
  message: "Please wait a moment and send the form again.",
  fields: {},
});

function outcome(input: { website?: string; form?: string }, seconds: number): unknown {
  try {
    checkForm(input, after(seconds));
    return "taken";
  } catch (error) {
    return error;
  }
}

describe("checkForm", () => {
  it.each([
    ["after two seconds", { form: token }, 2],
    ["after a day", { form: token }, DAY],
    ["with the hidden field left empty", { website: "", form: token }, 30],
  ])("accepts a form %s", (_case, input, seconds) => {
    expect(outcome(input, seconds)).toBe("taken");
  });

  const [shownAt = "", signature = ""] = token.split(".");
  const earlier = (SHOWN.getTime() - 60_000).toString(36);
  it.each([
    ["with the hidden field filled in", { website: "https://spam.example", form: token }, 30],
    ["sooner than a person can", { form: token }, 1.999],
    ["before it was shown", { form: token }, -60],
    ["after more than a day", { form: token }, DAY + 1],
    ["without a token", {}, 30],
    ["with an empty token", { form: "" }, 30],
    ["with another time under our signature", { form: `${earlier}.${signature}` }, 30],
    ["with another signature", { form: `${shownAt}.${"A".repeat(signature.length)}` }, 30],
    ["with no signature", { form: shownAt }, 30],
    ["with a signature that is not ASCII", { form: `${shownAt}.é` }, 30],
  ])("refuses a form %s, always with the same message", (_case, input, seconds) => {
    expect(outcome(input, seconds)).toEqual(refused);
  });
});

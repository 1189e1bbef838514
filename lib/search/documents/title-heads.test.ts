import { expect, it } from "vitest";
import { headOf } from "./title-heads";

it.each([
  ["Nursing recruiter", "recruiter"],
  ["Registered nurse", "nurse"],
  ["Nurse, night shift", "Nurse"],
  ["Software Engineer II (Remote)", "Engineer"],
  ["Senior Software Engineer - Payments", "Engineer"],
  ["Head of marketing", "Head"],
  ["Chef de partie", "Chef"],
  ["Infirmier de nuit", "Infirmier"],
  ["English teacher online", "teacher"],
  ["Delivery driver part time", "driver"],
  ["Full-stack developer", "developer"],
  ["Intern", "Intern"],
  ["", ""],
])("finds the head of %s", (title, head) => {
  expect(headOf(title)).toBe(head);
});

import { expect, it } from "vitest";
import { cleanLine, cleanTitle, placeInTitle } from "./titles";

it.each([
  ["  Baker \n for  bread ", "Baker for bread"],
  ["SOFTWARE ENGINEER (M/F/D)", "Software Engineer (m/f/d)"],
  ["Software Engineer (m/w/d)", "Software Engineer (m/w/d)"],
  ["SENIOR IT MANAGER OF QA AND UX", "Senior IT Manager of QA and UX"],
  ["CERTIFIED IT ADMINISTRATOR (WAN), Level 4", "Certified IT Administrator (WAN), Level 4"],
  ["CIVIL ENGINEER II, 3RD SHIFT", "Civil Engineer II, 3RD Shift"],
  ["CHILDREN'S NURSE", "Children's Nurse"],
  ["IBM AIX Admin", "IBM AIX Admin"],
  ["SAP", "SAP"],
  ["R&amp;amp;D Lead", "R&D Lead"],
  ["<b>Cook</b>", "Cook"],
  ["– Cook –", "Cook"],
  ["donâ€™t panic engineer", "don’t panic engineer"],
  ["看護師", "看護師"],
])("cleans %j", (text, title) => {
  expect(cleanTitle(text)).toBe(title);
});

it("doesn't change names in capitals", () => {
  expect(cleanLine("BREAD &amp; BUTTER GMBH")).toBe("BREAD & BUTTER GMBH");
});

it.each([
  ["iOS Developer San Francisco, CA, US", "Developer San Francisco, CA, US"],
  ["Nurse (Leeds, West Yorkshire)", "Leeds, West Yorkshire"],
  ["Cook in Leeds", "Leeds"],
  ["Head of Sales", null],
  ["cook in the kitchen", null],
])("finds the end of %j that may be a place", (title, place) => {
  expect(placeInTitle(title)).toBe(place);
});

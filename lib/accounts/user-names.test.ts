import { expect, it } from "vitest";
import { isReservedName } from "./user-names";

it.each([
  "ADMIN",
  "admin",
  "Administrator",
  "adm1n",
  "4dmin",
  "аdmin",
  "admın",
  "ádmín",
  "admin_2",
  "admin 007",
  "a.d.m.i.n",
  "Support Team",
  "the-moderators",
  "rnoderator",
  "Jobharbor",
  "JOBHARB0R",
  "Jobharbor Support",
  "jobharbor.official",
  "official-jobharbor",
  "system",
])("%s is reserved", (name) => {
  expect(isReservedName(name, "Jobharbor")).toBe(true);
});

it.each([
  "meera",
  "Adminah Rao",
  "support.wala",
  "harbor",
  "Team Rocket",
  "modesty",
  "Ines Root",
  "system-of-a-down",
  "李小龙",
  "админка-Оля",
  "person 12",
  "42",
  "jobharbor-fan",
])("%s is free", (name) => {
  expect(isReservedName(name, "Jobharbor")).toBe(false);
});

it("follows the site's own name", () => {
  expect(isReservedName("Arbeit.Hafen", "Arbeit Hafen")).toBe(true);
  expect(isReservedName("Jobharbor", "Arbeit Hafen")).toBe(false);
});

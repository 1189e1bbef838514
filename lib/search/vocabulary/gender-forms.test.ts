import { expect, it } from "vitest";
import { indexHeading } from "./indexed-text";

it.each([
  ["Entwickler (m/w/d)", "Entwickler"],
  ["Entwickler/in", "Entwickler"],
  ["Entwickler:innen (w/m/d)", "Entwickler"],
  ["Entwickler*in [m|w|d]", "Entwickler"],
  ["Entwickler/-in m/w/d", "Entwickler"],
  ["Entwickler(in) (all genders)", "Entwickler"],
  ["Vendeur(se) H/F", "Vendeur"],
  ["Infirmier·ère F/H", "Infirmier"],
  ["Enfermero/a", "Enfermero"],
  ["Verpleger (m/v/x)", "Verpleger"],
])("reads %s as %s", (title, plain) => {
  expect(indexHeading(title)).toBe(indexHeading(plain));
});

it.each(["R/D engineer", "Driver (HGV)", "Sales/Marketing", "A/B tester", "Check-in agent", "H&M"])(
  "leaves %s as it is",
  (title) => {
    expect(indexHeading(title)).toContain(indexHeading(title.split(/[ /&(-]/)[0] ?? ""));
    expect(indexHeading(title).split(" ").length).toBeGreaterThanOrEqual(title === "H&M" ? 1 : 2);
  },
);

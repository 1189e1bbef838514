import { expect, it } from "vitest";
import { fold } from "@/lib/shared/text";
import { divideCompounds } from "./compounds";

const divided = (text: string) => divideCompounds(fold(text));

it.each([
  ["Anlagenmechaniker", "anlagen mechaniker"],
  ["Versicherungsberater", "versicherungs berater"],
  ["Reisebusfahrer Nahverkehr", "reisebus fahrer nahverkehr"],
  ["Kfz-Mechatroniker", "kfz mechatroniker"],
  ["Betriebsärzte", "betriebs arzte"],
  ["Tonmeister", "ton meister"],
  ["Hardwareentwicklungsleiter", "hardware entwicklungs leiter"],
  ["Großprojektplaner", "gross projekt planer"],
  ["Lohnsachbearbeiter", "lohn sachbearbeiter"],
  ["Applicatieontwikkelaars", "applicatie ontwikkelaars"],
  ["Thuiszorgmedewerkster", "thuiszorg medewerker"],
  ["Kinderverpleegkundige", "kinder verpleegkundige"],
  ["Lokalvårdare", "lokal vardare"],
  ["Elkraftsingenjörer", "elkrafts ingenjorer"],
  ["Skolesygeplejerske", "skole sygeplejerske"],
  ["Anlægsingeniør", "anlaegs ingenior"],
  ["Prosjektleder", "prosjekt leder"],
  ["Butikkmedarbeider", "butikk medarbeider"],
])("divides %s: %s", (word, parts) => {
  expect(divided(word)).toBe(parts);
});

it.each([
  // A prefix is no part of its own.
  "mitarbeiter",
  "bearbeiter",
  "begleiter",
  "beifahrer",
  "vorarbeiter",
  // One word for one trade.
  "zahnarzt",
  "sjukskoterska",
  "tandlakare",
  "verpleegkundige",
  // No trade.
  "blitzableiter",
  "damenkleider",
  "kindertester",
  "rohrleitung",
  // Other languages.
  "screwdriver",
  "volunteering",
  "interpersonal",
  "microcontroller",
  "privilege",
  "professeur",
])("leaves %s whole", (word) => {
  expect(divided(word)).toBe(word);
});

it.each([
  ["Konditorin", "Konditorin"],
  ["Bankkauffrau", "Bankkaufmann"],
  ["Speditionskaufleute", "Speditionskaufmann"],
  ["Metzgerin", "Metzger"],
  ["Floristinnen", "Florist"],
  ["Tiefbauingenieurin", "Tiefbauingenieur"],
  ["Schulpsychologinnen", "Schulpsychologe"],
  ["Betriebsärztin", "Betriebsarzt"],
  ["Kinderkrankenschwestern", "Kinderkrankenpfleger"],
  ["Inkoopmedewerkster", "Inkoopmedewerker"],
  ["MalerInnen", "Maler"],
])("reads %s as %s", (form, other) => {
  expect(divided(form)).toBe(divided(other));
});

it("doesn't change again when it is done twice", () => {
  const title = "Gesundheitspflegerinnen Serviceprojektmanager Friseurinnen";
  expect(divided(divided(title))).toBe(divided(title));
});

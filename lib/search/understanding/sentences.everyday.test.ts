import { expect, it } from "vitest";
import { ask, understood } from "@/lib/testing/search/sentences";
import { EMPTY_QUERY, type SearchQuery } from "../schema";
import { readSentence } from "./sentences";

// What people call themselves, and how they say which work suits them.

const LEAVER = { experience: 0, condition: ["no_degree"] } satisfies Partial<SearchQuery>;
const TEENAGER = { ...LEAVER, jobType: ["part_time"] } satisfies Partial<SearchQuery>;

it.each<[sentence: string, words: string, filters: Partial<SearchQuery>]>([
  ["jobs for 16 year olds", "", TEENAGER],
  ["jobs for my 15 year old", "", TEENAGER],
  ["16yo jobs", "", TEENAGER],
  ["jobs for 18 year olds", "", LEAVER],
  ["school leaver jobs", "", LEAVER],
  ["warehouse straight out of school", "warehouse", LEAVER],
  ["after school club", "after school club", {}],
  ["my first job", "", { experience: 0 }],
  ["career change jobs", "", { experience: 0 }],
  ["jobs no gcses", "", { condition: ["no_degree"] }],
  ["4 on 4 off warehouse", "warehouse", { condition: ["rotating_shifts"] }],
  ["continental shifts", "", { condition: ["rotating_shifts"] }],
  ["cleaner mornings", "cleaner", { condition: ["day_shift"] }],
  ["cleaner mornings leeds", "cleaner mornings leeds", {}],
  ["nurse no sundays", "nurse", { condition: ["no_weekends"] }],
  ["weekdays only receptionist", "receptionist", { condition: ["no_weekends"] }],
  ["admin 16 hours a week", "admin", { jobType: ["part_time"] }],
  ["admin 40 hours a week", "admin", { jobType: ["full_time"] }],
  ["school hours jobs", "", { jobType: ["part_time"] }],
  ["zero hours contract", "", { jobType: ["part_time", "contract"] }],
  ["job share hr", "hr", { jobType: ["part_time"] }],
  ["partime cook", "cook", { jobType: ["part_time"] }],
  ["work form home", "", { mode: ["remote"] }],
  ["apprentiship plumber", "plumber", { condition: ["apprenticeship"] }],
  ["office jobs", "office jobs", {}],
  ["teaching jobs", "teaching", {}],
])("understands %j", (sentence, words, filters) => {
  const { query } = understood(ask(sentence));
  expect(query).toEqual({ ...EMPTY_QUERY, ...filters, query: words, sort: query.sort });
});

it.each<[sentence: string, words: string, filters: Partial<SearchQuery>]>([
  ["538 euro job verkäufer", "verkäufer", { jobType: ["part_time"] }],
  ["Aushilfe Kellner", "Kellner", { jobType: ["part_time"] }],
  ["stellen als koch", "koch", {}],
  ["soziale arbeit", "soziale arbeit", {}],
  ["job étudiant", "", { jobType: ["part_time", "internship"] }],
  ["job d'été", "", { condition: ["seasonal"] }],
  ["serveur débutant accepté", "serveur", { experience: 0 }],
  ["intérim magasinier", "magasinier", { jobType: ["contract"] }],
  ["emploi sans diplôme", "", { condition: ["no_degree"] }],
  ["cdd analyst", "cdd analyst", {}],
  ["recrutement infirmier", "infirmier", {}],
  ["chargé de recrutement", "chargé de recrutement", {}],
  ["trabajo fin de semana", "", { condition: ["weekend_work"] }],
  ["se busca camarero", "camarero", {}],
  ["trabajo por horas limpieza", "limpieza", { jobType: ["part_time"] }],
  ["praca dorywcza", "", { jobType: ["part_time"] }],
  ["praca bez doświadczenia", "", { experience: 0 }],
  ["praca od zaraz kierowca", "kierowca", { condition: ["immediate_start"] }],
  ["работа без опыта", "", { experience: 0 }],
  ["подработка курьер", "курьер", { jobType: ["part_time"] }],
  ["sommarjobb", "", { condition: ["seasonal"] }],
  ["وظائف بدوام جزئي", "بدوام جزئي", {}],
  ["محاسب دوام جزئي", "محاسب", { jobType: ["part_time"] }],
])("understands %j, in its language", (sentence, words, filters) => {
  const { query } = understood(ask(sentence));
  expect(query).toEqual({ ...EMPTY_QUERY, ...filters, query: words, sort: query.sort });
});

it.each([
  ["chef with accommodation", ["With accommodation"]],
  ["accommodation provided hotel jobs", ["Accommodation provided"]],
  ["nurse sign on bonus", ["Sign on bonus"]],
  ["sales with company car", ["With company car"]],
  ["officer with housing experience", []],
  ["band 5 nurse", ["Band 5"]],
  ["private hospital nurse", ["Private"]],
  ["warehouse 12 hour shifts", ["12 hour shifts"]],
])("drops part of %j if no title says it", (query, dropped) => {
  const { softWords } = readSentence(ask(query), { site: "EUR", usual: "EUR" });
  expect(softWords.map(({ label }) => label)).toEqual(dropped);
});

import { expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { makeDocuments } from "@/lib/testing/documents";
import { findMatches } from "../queries";
import { EMPTY_QUERY } from "../schema";
import { joinPairs, pairCharacters, singleCharacters } from "./character-pairs";

setUpDatabase();

it.each([
  ["看護師募集", "看護 護師 師募 募集"],
  ["java エンジニア", "java エン ンジ ジニ ニア"],
  ["javaエンジニア", "java エン ンジ ジニ ニア"],
  ["医師", "医師"],
  ["医", "医"],
  ["registered nurse", "registered nurse"],
  ["", ""],
])("writes %s in pairs, and reads it back", (text, pairs) => {
  expect(pairCharacters(text)).toBe(pairs);
  expect(joinPairs(pairs).replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
});

it("returns each character of such a text once", () => {
  expect(singleCharacters("看護と看護師 nurse")).toBe("看 護 と 師");
});

const SEARCHES = [
  ["Krankenpfleger für die Station", "Krankenpfleger"],
  ["Infirmière de nuit", "infirmière"],
  ["Enfermera de quirófano", "quirófano"],
  ["Enfermeiro do trabalho", "enfermeiro"],
  ["Infermiere di sala", "infermiere"],
  ["Verpleegkundige nachtdienst", "verpleegkundige"],
  ["Sjuksköterska till akuten", "sjuksköterska"],
  ["Sygeplejerske til natholdet", "sygeplejerske"],
  ["Sairaanhoitaja yövuoroon", "sairaanhoitaja"],
  ["Pielęgniarka oddziałowa", "pielęgniarka"],
  ["Zdravotní sestra", "sestra"],
  ["Медицинская сестра", "медицинская"],
  ["Νοσηλεύτρια βάρδιας", "νοσηλεύτρια"],
  ["Gece hemşiresi", "hemşiresi"],
  ["ممرضة في الطوارئ", "ممرضة"],
  ["אחות מוסמכת", "אחות"],
  ["वरिष्ठ नर्स अस्पताल", "नर्स"],
  ["செவிலியர் பணி", "செவிலியர்"],
  ["รับสมัครพยาบาลวิชาชีพ", "พยาบาล"],
  ["正看護師募集中", "看護師"],
  ["高级软件工程师", "软件工程师"],
  ["병동 간호사를 모집합니다", "간호사"],
  ["Điều dưỡng viên", "dưỡng"],
  ["正看護師募集中", "師"],
] as const;

it("finds a title in any language and script by one of its words", async () => {
  const documents = await makeDocuments(...SEARCHES.map(([title]) => ({ title })));
  for (const [title, query] of SEARCHES) {
    const asked = { ...EMPTY_QUERY, query, asTyped: true };
    const { jobIds, total } = await findMatches(asked, 50);
    const found = jobIds
      .slice(0, total)
      .map((id) => documents.find(({ jobId }) => jobId === id)?.title);

    expect(found, query).toContain(title);
  }
  const others = await findMatches({ ...EMPTY_QUERY, query: "看護助手", asTyped: true });
  expect(others.total).toBe(0);
});

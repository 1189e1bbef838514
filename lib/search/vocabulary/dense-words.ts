import { cityNamesWithoutSpaces } from "@/lib/places/city-aliases";

// What says something of a job beside its trade, and what joins words.
const WORDS =
  "求人 募集 仕事 転職 招聘 招工 工作 职位 岗位 채용 구인 일자리 リモートワーク リモート勤務 リモート 在宅勤務 在宅ワーク 在宅 テレワーク 远程办公 远程工作 远程 居家办公 居家 재택근무 재택 正社員 全职 정규직 兼职 アルバイト パートタイム 아르바이트 알바 实习 インターン 인턴 夜勤 夜班 야간 未経験 无经验 経験不問".split(
    " ",
  );
const LETTERS = String.raw`\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}ー`;
/** A name without spaces: two signs say as much as a word. */
export const DENSE_NAME = new RegExp(`^[${LETTERS}]{2,}$`, "u");
const RUN = new RegExp(`[${LETTERS}]{3,}`, "gu");
// "東京の看護師": what joins a place and a trade is between them.
const JOINT = /^[の的]|^で(?=\s)/u;

const known = new Set([...cityNamesWithoutSpaces(), ...WORDS]);
const longestFirst = [...known].sort((a, b) => b.length - a.length);
const KNOWN = new RegExp(longestFirst.join("|"), "gu");

function partRun(run: string): string {
  let [parted, at] = ["", 0];
  for (const { 0: word, index } of run.matchAll(KNOWN)) {
    parted += ` ${run.slice(at, index).replace(JOINT, "")} ${word}`;
    at = index + word.length;
  }
  return at === 0 ? run : `${parted} ${run.slice(at).replace(JOINT, "")}`;
}

/**
 * Chinese, Japanese and Korean words with spaces around the cities and the words for kinds of work that
 * are in them: "上海工作" is work in Shanghai. What is quoted or left out stays as it is.
 */
export function partDenseWords(text: string): string {
  if (text.search(RUN) < 0) return text;
  const parts = text.split(/(-?"[^"]*"?|(?<!\S)-\S+)/);
  return parts
    .map((part, index) => (index % 2 === 1 ? part : part.replace(RUN, partRun)))
    .join("")
    .replace(/ +/g, " ")
    .trim();
}

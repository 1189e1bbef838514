import "server-only";
import { readSmartRecruiters, readSmartRecruitersPage } from "../career-boards/smartrecruiters";
import { parseDocument, type ReadingTarget, type ReadSource } from "../read-files.commands";
import type { Visit } from "../visits.commands";
import { readListedPages } from "./page-reader.commands";

const PAGE_SIZE = 100;

async function listPostings(visit: Visit, { requestAddress: address, mostPages }: ReadingTarget) {
  const ids = new Set<string>();
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const page = `${address}?limit=${PAGE_SIZE}&offset=${offset}`;
    const found = await visit.getText(page, { isRobot: false });
    const { ids: listed, total } = readSmartRecruitersPage(parseDocument(found?.text ?? ""));
    for (const id of listed) ids.add(id);
    const isEnd = listed.length === 0 || offset + PAGE_SIZE >= total;
    if (isEnd || ids.size >= mostPages) return { ids: [...ids], total };
  }
}

/** Reads a SmartRecruiters board: its list, then each posting. */
export async function readSmartRecruitersBoard(
  visit: Visit,
  target: ReadingTarget,
  path: string,
): Promise<ReadSource> {
  const { requestAddress, companyName } = target;
  const { ids, total } = await listPostings(visit, target);
  const listed = ids.map((id) => ({
    address: `${requestAddress}/${encodeURIComponent(id)}`,
    stamp: null,
  }));
  const read = await readListedPages(visit, listed, {
    ...{ target, path, isRobot: false },
    toLines: ({ text }) => [JSON.stringify(readSmartRecruiters(parseDocument(text), companyName))],
  });
  if (ids.length >= total) return read;
  const message = `Its list holds ${ids.length} of its ${total} jobs.`;
  return { ...read, isWhole: false, message: read.message ?? message };
}

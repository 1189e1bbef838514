import "server-only";
import type { RepeatedTask, ScheduledTask } from "@/lib/platform/queue";
import { mergeDocuments, sweepChanges } from "./engine/index-merge.commands";
import { indexLexemes, indexPhrases } from "./engine/indexed-terms.commands";

export const scheduled: ScheduledTask[] = [
  { name: "sweep_search_changes", pattern: "17 * * * *", run: sweepChanges },
];

export const repeated: RepeatedTask[] = [
  {
    name: "merge_search_documents",
    pauseMs: 2000,
    run: async () => {
      await mergeDocuments();
      await indexLexemes();
      await indexPhrases();
    },
  },
];

import "server-only";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { forgetZeroResultQueries, measureStorage } from "./metrics.commands";
import { recountPay } from "./settings.commands";
import { settingsChanged } from "./settings.events";

export const reactions: Reaction[] = [on(settingsChanged, recountPay)];

export const scheduled: ScheduledTask[] = [
  { name: "recount_pay", pattern: "*/10 * * * *", run: recountPay },
  { name: "measure_storage", pattern: "47 4 * * *", run: measureStorage },
  { name: "forget_misses", pattern: "52 4 * * *", run: forgetZeroResultQueries },
];

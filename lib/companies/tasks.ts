import "server-only";
import { sweepFiles } from "@/lib/accounts/privacy/personal-data.commands";
import { on, type Reaction, type ScheduledTask } from "@/lib/platform/queue";
import { domainCheckRequested } from "./events";
import { checkDomain, checkDomains } from "./verification/dns-records.commands";

export const reactions: Reaction[] = [
  on(domainCheckRequested, async ({ id }) => {
    await checkDomain(id);
  }),
];

export const scheduled: ScheduledTask[] = [
  { name: "check_domains", pattern: "*/10 * * * *", run: (now) => checkDomains(now) },
  {
    name: "sweep_logos",
    pattern: "53 3 * * *",
    run: async (now) => {
      await sweepFiles("logos", now);
    },
  },
  {
    name: "sweep_company_pictures",
    pattern: "7 4 * * *",
    run: async (now) => {
      await sweepFiles("company-pictures", now);
    },
  },
];

import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { type CompanyKind, KINDS } from "../schema";
import { defaultTiming, isAlways, kindsFor } from "./company-kinds";
import type { CompanyNews, NewsTiming } from "./timings.schema";

type Choice = { userId: string; companyId: string; kind: CompanyKind };

/** When a member gets a kind of a company's news by email. */
export async function findTiming({ userId, companyId, kind }: Choice): Promise<NewsTiming> {
  if (isAlways(kind)) return "at_once";
  const chosen = await db.companyNewsChoice.findUnique({
    where: { companyId_userId_kind: { companyId, userId, kind } },
    select: { timing: true },
  });
  return chosen?.timing ?? defaultTiming(kind);
}

/** The news that the actor gets from each of their companies, with when it is sent. */
export async function listCompanyNews({ id: userId }: Pick<Actor, "id">): Promise<CompanyNews[]> {
  const members = await db.companyMember.findMany({
    where: { userId },
    orderBy: [{ company: { name: "asc" } }, { companyId: "asc" }],
    select: {
      companyId: true,
      role: true,
      company: { select: { name: true } },
      newsChoices: { select: { kind: true, timing: true } },
    },
  });
  return members.map(({ companyId, role, company, newsChoices }) => {
    const chosen = new Map(newsChoices.map(({ kind, timing }) => [kind, timing]));
    const news = kindsFor(role).map((kind) => ({
      kind,
      description: KINDS[kind].description,
      timing: chosen.get(kind) ?? defaultTiming(kind),
      isAlways: isAlways(kind),
    }));
    return { companyId, name: company.name, news };
  });
}

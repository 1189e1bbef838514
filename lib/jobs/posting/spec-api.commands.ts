import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { companyKey } from "@/lib/companies/commands";
import type { OwnCompany } from "@/lib/companies/schema";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { siteSettings } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import { postJob, requirePay } from "./commands";
import { type PostingReceipt, postingInput } from "./schema";
import { fromSpecPosting } from "./spec-api";
import { SPEC_NAMES, type SpecPosting } from "./spec-api.schema";

function refuse(field: string, sentence: string): never {
  throw new DomainError("invalid", sentence, { [field]: [sentence] });
}

function chooseCompany(companies: readonly OwnCompany[], name: string): OwnCompany {
  const [only, ...others] = companies;
  if (!only) {
    throw new DomainError("forbidden", "Create your company first, or ask to join it.");
  }
  if (name.trim() === "") {
    return others.length === 0 ? only : refuse("company", "Company name is required");
  }
  const named = companies.find((own) => companyKey(own.name) === companyKey(name));
  return named ?? refuse("company", "You can only post for a company you're a member of");
}

/**
 * Posts a job as the specification's call sends it, for the actor's company with that name, or for
 * their only one. Throws what `postJob` throws, and `invalid` under the call's own field names.
 */
export async function postSpecJob(actor: Actor, body: SpecPosting): Promise<PostingReceipt> {
  const company = chooseCompany(await listOwnCompanies(actor), body.company ?? "");
  const parsed = postingInput.safeParse(fromSpecPosting(body, siteSettings().siteCurrency));
  if (!parsed.success) {
    const fields: Record<string, string[]> = {};
    for (const { path, message } of parsed.error.issues) {
      const name = SPEC_NAMES[String(path[0])] ?? String(path[0]);
      fields[name] = [...(fields[name] ?? []), message];
    }
    throw new DomainError("invalid", parsed.error.issues[0]?.message ?? "", fields);
  }
  requirePay(parsed.data, SPEC_NAMES["pay"]);
  return postJob(actor, {
    companyId: company.id,
    posting: parsed.data,
    scheduledFor: null,
    acceptsNearCopy: false,
  });
}

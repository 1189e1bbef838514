import "server-only";
import { ZodError } from "zod";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { insertEducation } from "../education.commands";
import { insertExperience } from "../experience.commands";
import { beginChange } from "../persistence.commands";
import { educationInput, experienceInput, SKILLS_MAX, skillInput } from "../schema";
import { insertSkills } from "../skills.commands";
import { type ContactChange, toContactChange, writeContact } from "./contact-findings.commands";
import { type FindingRow, loadDecisionRows } from "./findings.queries";
import {
  type Finding,
  type FindingDecision,
  type FindingDecisions,
  finding,
  type RefusedFinding,
} from "./schema";

type Decision = FindingDecisions[number];

/** What a decision says to add. */
function contentOf(
  { kind, content }: FindingRow,
  decision: Decision,
): Pick<Finding, "kind"> & {
  content: unknown;
} {
  const own = finding.parse({ kind, content });
  return { kind: own.kind, content: decision.content ?? own.content };
}

type PreparedDecision = { decision: Decision; contact: ContactChange | null };
type Refusal = { findingId: string; error: DomainError | ZodError };

/** Decisions that take effect together in a transaction. */
class Decisions {
  readonly refusals: Refusal[] = [];
  private readonly skills: { row: FindingRow; name: string }[] = [];
  private readonly decided: { row: FindingRow; isAccepted: boolean | null }[] = [];

  private readonly tx: Transaction;
  private readonly actor: Actor;

  constructor(tx: Transaction, actor: Actor) {
    this.tx = tx;
    this.actor = actor;
  }

  /** Adds a finding to the profile; what the profile has already is not added again. */
  private async accept(row: FindingRow, { decision, contact }: PreparedDecision): Promise<void> {
    const { tx, actor } = this;
    const { kind, content } = contentOf(row, decision);
    if (contact)
      await writeContact(tx, actor, { ...contact, mayReplace: decision.mayReplace ?? false });
    else if (kind === "experience") {
      await insertExperience(tx, actor, experienceInput.parse(content));
    } else if (kind === "education")
      await insertEducation(tx, actor, educationInput.parse(content));
    else this.skills.push({ row, name: skillInput.parse(content).name });
  }

  /** Throws before anything is written if the decision has no effect. */
  private async decide(row: FindingRow | undefined, prepared: PreparedDecision): Promise<void> {
    if (!row) throw new DomainError("not_found", "This suggestion is no longer available.");
    const { isAccepted } = prepared.decision;
    if (row.isAccepted === isAccepted) return;
    const isTakenBack = row.isAccepted === false && isAccepted === null;
    if (row.isAccepted !== null && !isTakenBack) {
      throw new DomainError("conflict", "You've already decided on this suggestion.");
    }
    if (isAccepted) await this.accept(row, prepared);
    this.decided.push({ row, isAccepted });
  }

  async add(row: FindingRow | undefined, prepared: PreparedDecision): Promise<void> {
    try {
      await this.decide(row, prepared);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.refusals.push({ findingId: prepared.decision.findingId, error });
    }
  }

  /** Adds the skills, in one list, and returns the findings for which there is no room. */
  private async writeSkills(): Promise<ReadonlySet<string>> {
    const { tx, actor, skills } = this;
    if (skills.length === 0) return new Set();
    const left = await insertSkills(tx, actor, { names: skills.map(({ name }) => name) });
    const without = skills.filter(({ name }) => left.includes(name)).map(({ row }) => row.id);
    const message = `A profile can have at most ${SKILLS_MAX} skills. Delete one before you add another.`;
    for (const findingId of without) {
      this.refusals.push({ findingId, error: new DomainError("conflict", message) });
    }
    return new Set(without);
  }

  async finish(): Promise<void> {
    const without = await this.writeSkills();
    for (const isAccepted of [true, false, null]) {
      const rows = this.decided.filter(
        (one) => one.isAccepted === isAccepted && !without.has(one.row.id),
      );
      const idsOf = (isContact: boolean) =>
        rows.filter(({ row }) => (row.kind === "contact") === isContact).map(({ row }) => row.id);
      const data = { decidedAt: isAccepted === null ? null : new Date(), isAccepted };
      await this.tx.resumeFinding.updateMany({ where: { id: { in: idsOf(false) } }, data });
      await this.tx.resumeContactFinding.updateMany({ where: { id: { in: idsOf(true) } }, data });
    }
  }
}

function isRefusal(error: unknown): error is DomainError | ZodError {
  return error instanceof DomainError || error instanceof ZodError;
}

function toRefused(findingId: string, error: DomainError | ZodError): RefusedFinding {
  if (error instanceof DomainError) {
    return { findingId, message: error.message, errors: error.fields };
  }
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const name = path.join(".");
    errors[name] = [...(errors[name] ?? []), message];
  }
  return { findingId, message: error.issues.map(({ message }) => message).join(". "), errors };
}

/** Checks each decision as far as that needs no lock. */
async function prepare(
  decisions: readonly Decision[],
  rows: ReadonlyMap<string, FindingRow>,
): Promise<{ prepared: PreparedDecision[]; refusals: Refusal[] }> {
  const [prepared, refusals]: [PreparedDecision[], Refusal[]] = [[], []];
  for (const decision of decisions) {
    const row = rows.get(decision.findingId);
    const isContact = decision.isAccepted && row?.kind === "contact" && row.isAccepted === null;
    try {
      const contact = isContact ? await toContactChange(contentOf(row, decision).content) : null;
      prepared.push({ decision, contact });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusals.push({ findingId: decision.findingId, error });
    }
  }
  return { prepared, refusals };
}

async function decideAll(actor: Actor, decisions: readonly Decision[]): Promise<Refusal[]> {
  const ids = decisions.map(({ findingId }) => findingId);
  const { prepared, refusals } = await prepare(
    decisions,
    await loadDecisionRows(db, actor, { ids }),
  );
  return db.$transaction(async (tx) => {
    const isChange = prepared.some(({ decision }) => decision.isAccepted);
    if (isChange) await beginChange(tx, actor, undefined);
    const rows = await loadDecisionRows(tx, actor, { ids, isLocking: true });
    const all = new Decisions(tx, actor);
    for (const one of prepared) await all.add(rows.get(one.decision.findingId), one);
    await all.finish();
    return [...refusals, ...all.refusals];
  });
}

/**
 * Takes findings from the actor's resumes over into the profile, as they are or as corrected in
 * `content`, skips them, or takes a skip back. Each takes effect by itself: those that can't be taken over, someone
 * else's among them, are returned with the reason, and all others are. The same decisions again do
 * nothing.
 */
export async function decideFindings(
  actor: Actor,
  decisions: readonly Decision[],
): Promise<RefusedFinding[]> {
  const refusals = await decideAll(actor, decisions);
  return refusals.map(({ findingId, error }) => toRefused(findingId, error));
}

/**
 * Decides on one finding; see `decideFindings`. Throws `not_found` for someone else's, `conflict`
 * when it was decided otherwise, the profile is full or has another value, and a `ZodError` naming
 * what is missing when it can't be taken over as it is.
 */
export async function decideFinding(
  actor: Actor,
  { resumeId, findingId }: { resumeId: string; findingId: string },
  decision: FindingDecision,
): Promise<void> {
  const row = (await loadDecisionRows(db, actor, { ids: [findingId] })).get(findingId);
  if (row?.resumeId !== resumeId) {
    throw new DomainError("not_found", "This suggestion is no longer available.");
  }
  const [refusal] = await decideAll(actor, [{ ...decision, findingId }]);
  if (refusal) throw refusal.error;
}

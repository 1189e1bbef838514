import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import type { Client } from "@/lib/platform/server/client";
import { categoryCardsChanged } from "./category-cards.events";
import type { CategoryCardsInput } from "./category-cards.schema";

// Makes two saves at once wait for each other, so that the later one's cards stay complete.
const LOCK = 72_707_372;

/** Replaces all cards; with none, the default ones show again. */
async function replace(
  actor: Actor,
  cards: CategoryCardsInput["cards"],
  { address }: Client,
): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    await tx.categoryCard.deleteMany();
    await tx.categoryCard.createMany({
      data: cards.map((card, index) => ({ ...card, position: index + 1 })),
    });
    const action = cards.length > 0 ? "categories.changed" : "categories.reset";
    const details = { cards: cards.length };
    await audit(tx, { action, actorId: actor.id, address, details });
    await announce(tx, categoryCardsChanged, {});
  });
}

/** Sets the cards of popular categories. Throws `forbidden` for anyone but an admin. */
export async function saveCategoryCards(
  actor: Actor,
  { cards }: CategoryCardsInput,
  client: Client,
): Promise<void> {
  await replace(actor, cards, client);
}

/** Restores the default cards. Throws `forbidden` for anyone but an admin. */
export async function resetCategoryCards(actor: Actor, client: Client): Promise<void> {
  await replace(actor, [], client);
}

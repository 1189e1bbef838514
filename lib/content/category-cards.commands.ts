import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import type { Client } from "@/lib/platform/server/client";
import { categoryCardsChanged } from "./category-cards.events";
import type { CategoryCardsInput } from "./category-cards.schema";

// Of two who save at once one waits, and what the later one saved stays whole.
const LOCK = 72_707_372;

/** Puts these cards in the place of all there are; with none, those of the product show again. */
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

/** Shows these cards of popular categories. Throws `forbidden` for everybody but admins. */
export async function saveCategoryCards(
  actor: Actor,
  { cards }: CategoryCardsInput,
  client: Client,
): Promise<void> {
  await replace(actor, cards, client);
}

/** Shows the cards of the product again. Throws `forbidden` for everybody but admins. */
export async function resetCategoryCards(actor: Actor, client: Client): Promise<void> {
  await replace(actor, [], client);
}

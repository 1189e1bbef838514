import { randomUUID } from "node:crypto";
import type { Sql } from "./database";

type Owner = {
  companyId: string;
  name: string;
  /** Makes something by the API, as the company's owner. */
  make: (path: string, body: object) => Promise<string>;
};

/** A company's webhook with something that it was told. */
export async function aToldWebhook(
  sql: Sql,
  { companyId, name, make }: Owner,
): Promise<{ webhookId: string; deliveryId: string }> {
  const webhookId = await make(`/api/companies/${companyId}/webhooks`, {
    ...{ name, url: "https://hooks.example.com", events: ["offer.accepted"] },
  });
  const deliveryId = randomUUID();
  await sql(
    `INSERT INTO webhook_deliveries
       (id, webhook_id, event_id, type, subject, position, data, at, status)
     VALUES ($1, $2, $1, 'job.ended', $1, 1, '{}', now(), 'delivered')`,
    [deliveryId, webhookId],
  );
  return { webhookId, deliveryId };
}

import type { Metadata } from "next";
import { MessageList } from "@/components/content/admin/message-list";
import { requireAdmin } from "@/lib/accounts/session";
import { listMessages } from "@/lib/content/contact.queries";
import { messagesQuery } from "@/lib/content/contact.schema";
import { type Parameters, readCode, readText } from "@/lib/shared/parameters";

export const metadata: Metadata = { title: "Messages – Admin", robots: { index: false } };

type Props = { searchParams: Promise<Parameters> };

export default async function MessagesPage({ searchParams }: Props) {
  const actor = await requireAdmin();
  const parameters = await searchParams;
  const given = messagesQuery.safeParse({
    show: readCode(parameters, "show") || undefined,
    page: readText(parameters, "page", 4) || undefined,
  });
  const query = given.success ? given.data : messagesQuery.parse({});
  return (
    <>
      <h1>Messages</h1>
      <MessageList list={await listMessages(actor, query)} show={query.show} />
    </>
  );
}

import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { PersonPage } from "@/components/moderation/person-page";
import { findPerson } from "@/lib/accounts/admins/people.queries";
import { requireAdmin } from "@/lib/accounts/session";
import { listDecisions } from "@/lib/moderation/decisions.queries";
import { listReasonTemplates } from "@/lib/moderation/reason-templates.queries";
import "@/app/sheets/moderation.css";

type Props = PageProps<"/admin/people/[userId]">;

async function find({ params }: Props) {
  const actor = await requireAdmin();
  return { actor, person: await findPerson(actor, (await params).userId) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { person } = await find(props);
  if (!person) return missingMetadata("Account not found");
  return { title: `@${person.username} – Admin`, robots: { index: false } };
}

export default async function AdminPersonPage(props: Props) {
  const { actor, person } = await find(props);
  if (!person) {
    return (
      <MissingPage
        title="Account not found"
        text="It may be gone, or the address is mistyped."
        back={{ href: "/admin/people", label: "People" }}
      />
    );
  }
  const [decisions, templates] = await Promise.all([
    listDecisions(actor, { userId: person.id }),
    listReasonTemplates(actor, "suspension"),
  ]);
  return <PersonPage {...{ person, decisions, templates }} isOneself={person.id === actor.id} />;
}

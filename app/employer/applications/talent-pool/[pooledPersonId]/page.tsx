import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { POOL_PATH } from "@/components/applications/talent-pool/pool-paths";
import { PooledPerson } from "@/components/applications/talent-pool/pooled-person";
import { MissingPage } from "@/components/content/missing-page";
import { requireEmployer } from "@/lib/accounts/session";
import { listPostingsToAddTo } from "@/lib/applications/by-hand/queries";
import { findPooled } from "@/lib/applications/talent-pool/queries";
import "@/app/sheets/talent-pool.css";

type Props = PageProps<"/employer/applications/talent-pool/[pooledPersonId]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { pooledPersonId } = await params;
  const person = await findPooled(await requireEmployer(), pooledPersonId);
  if (!person) return missingMetadata("Person not found");
  return { title: `${person.fullName} – Talent Pool`, robots: { index: false } };
}

export default async function PooledPersonPage({ params }: Props) {
  const { pooledPersonId } = await params;
  const actor = await requireEmployer();
  const person = await findPooled(actor, pooledPersonId);
  if (!person) {
    return (
      <MissingPage
        title="Person not found"
        text="There's no one at this address in your talent pool. They may have withdrawn."
        back={{ href: POOL_PATH, label: "Talent Pool" }}
      />
    );
  }
  return (
    <PooledPerson person={person} postings={await listPostingsToAddTo(actor, person.companyId)} />
  );
}

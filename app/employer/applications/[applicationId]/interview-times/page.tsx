import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { OfferTimesForm } from "@/components/applications/interviews/offer-times-form.client";
import { MissingPage } from "@/components/content/missing-page";
import { BackLink } from "@/components/ui/navigation/back-link";
import { requireEmployer } from "@/lib/accounts/session";
import { findNeighbours } from "@/lib/applications/employer-view/neighbours.queries";
import { listTeam } from "@/lib/applications/employer-view/notes.queries";
import { findEmployerView } from "@/lib/applications/employer-view/queries";
import { listBusyTimes } from "@/lib/applications/interviews/slots.queries";
import { INVITED_MAX } from "@/lib/applications/interviews/slots.schema";
import { findApplicantZone } from "@/lib/applications/letters/recipients.queries";
import "@/app/sheets/interview-times.css";

type Props = PageProps<"/employer/applications/[applicationId]/interview-times">;

/** The applicants whom the address names: one in its path, and perhaps more in `also`. */
async function find({ params, searchParams }: Props) {
  const { applicationId } = await params;
  const { also = "" } = await searchParams;
  const actor = await requireEmployer();
  const ids = [...new Set([applicationId, ...String(also).split(",")])].filter(Boolean);
  const views = await Promise.all(
    ids.slice(0, INVITED_MAX).map((id) => findEmployerView(actor, id)),
  );
  const applications = views.flatMap((view) => (view?.applicant ? [view] : []));
  return applications[0]?.id === applicationId ? { actor, applications } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  if (!(await find(props))) return missingMetadata("Application not found");
  return { title: "Offer Interview Times – Applications", robots: { index: false } };
}

export default async function OfferTimesPage(props: Props) {
  const found = await find(props);
  const [first] = found?.applications ?? [];
  if (!found || !first) {
    return (
      <MissingPage
        title="Application not found"
        text="Your company has no application at this address. It may have been withdrawn."
        back={{ href: "/employer/applications", label: "Applications" }}
      />
    );
  }
  const { actor, applications } = found;
  const { companyId, timeZone } = await findNeighbours(actor, first.id);
  const [team, busy, applicantZone] = await Promise.all([
    listTeam(companyId),
    listBusyTimes(actor, first.id),
    applications.length === 1 && !first.applicant?.isHidden ? findApplicantZone(first.id) : null,
  ]);
  const names = applications.map(({ applicant, reference }) => applicant?.fullName ?? reference);
  return (
    <div className="wrap offer-times">
      <BackLink href={`/employer/applications/${first.id}#interviews`}>{names[0]}</BackLink>
      <h1>Offer interview times</h1>
      <p className="text-muted" dir="auto">
        For {new Intl.ListFormat("en").format(names)}
      </p>
      <OfferTimesForm
        applicationIds={applications.map(({ id }) => id)}
        next={`/employer/applications/${first.id}#interviews`}
        ownId={actor.id}
        name={names[0] ?? ""}
        {...{ timeZone, applicantZone, team, busy }}
      />
    </div>
  );
}

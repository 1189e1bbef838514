import type { Metadata } from "next";
import { CompanySwitch } from "@/components/companies/company-switch";
import { CompanyProfileCard } from "@/components/companies/profile/company-profile-card.client";
import { NoCompany } from "@/components/companies/profile/no-company";
import { PicturesPanel } from "@/components/companies/profile/pictures-panel.client";
import { StoryForm } from "@/components/companies/profile/story-form.client";
import { VerificationPanel } from "@/components/companies/profile/verification-panel";
import { OwnDecisions } from "@/components/moderation/own-decisions";
import { BackLink } from "@/components/ui/navigation/back-link";
import type { Actor } from "@/lib/accounts/schema";
import { requireEmployer } from "@/lib/accounts/session";
import { LOGO_MAX_BYTES } from "@/lib/companies/logos.schema";
import { readOwnPictures } from "@/lib/companies/pictures/queries";
import { chooseCompany, findCompanyProfile } from "@/lib/companies/profile.queries";
import type { CompanyProfile } from "@/lib/companies/profile.schema";
import { readOwnStory } from "@/lib/companies/story/queries";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { listOwnRequests } from "@/lib/companies/team/queries";
import { findVerification } from "@/lib/companies/verification/queries";
import { findLookAlikeRefusal } from "@/lib/moderation/decisions.queries";
import { unlessGone } from "@/lib/shared/errors";
import { type Parameters, readText } from "@/lib/shared/parameters";
import { embedHref } from "@/lib/syndication/embedding/options";
import "@/app/sheets/team.css";

export const metadata: Metadata = { title: "Company Profile – Employer", robots: { index: false } };

type Props = { searchParams: Promise<Parameters> };

/** Where else the company is looked after, and its public page. */
function Elsewhere({ profile: { id, slug, role, isPublic } }: { profile: CompanyProfile }) {
  return (
    <div className="settings-actions">
      <a className="btn btn-outline btn-sm" href={`/employer/profile/team?company=${id}`}>
        Team
      </a>
      {role === "owner" && (
        <a className="btn btn-outline btn-sm" href={`/employer/profile/api-keys?company=${id}`}>
          API Keys
        </a>
      )}
      {role === "owner" && (
        <a className="btn btn-outline btn-sm" href={`/employer/profile/webhooks?company=${id}`}>
          Webhooks
        </a>
      )}
      <a className="btn btn-outline btn-sm" href={`/employer/profile/sources?company=${id}`}>
        Career Site
      </a>
      {isPublic && (
        <a className="btn btn-outline btn-sm" href={embedHref({ company: slug })}>
          Jobs on Your Site
        </a>
      )}
      {isPublic && (
        <a className="btn btn-quiet btn-sm" href={`/companies/${slug}`}>
          Public page
        </a>
      )}
    </div>
  );
}

type OwnCompany = NonNullable<Awaited<ReturnType<typeof readCompany>>>;

async function readCompany(actor: Actor, companyId: string) {
  const [profile, state, refusal, story, pictures] = await Promise.all([
    findCompanyProfile(actor, companyId),
    findVerification(actor, companyId),
    findLookAlikeRefusal(actor, companyId),
    readOwnStory(actor, companyId),
    readOwnPictures(actor, companyId),
  ]);
  return profile && state && { profile, state, refusal, story, pictures };
}

function CompanyPanels({ company }: { company: OwnCompany }) {
  const { profile, state, refusal, story, pictures } = company;
  const { id } = profile;
  return (
    <>
      <div className="company-columns">
        <CompanyProfileCard
          profile={profile}
          year={new Date().getUTCFullYear()}
          maxLogoBytes={LOGO_MAX_BYTES}
        />
        <VerificationPanel profile={profile} state={state} />
      </div>
      {profile.role === "owner" && (
        <>
          <StoryForm key={id} companyId={id} story={story} />
          <PicturesPanel key={`pictures ${id}`} companyId={id} pictures={pictures} />
        </>
      )}
      {refusal && <OwnDecisions decisions={[refusal]} />}
    </>
  );
}

export default async function CompanyProfilePage({ searchParams }: Props) {
  const actor = await requireEmployer();
  const companyId = chooseCompany(actor, readText(await searchParams, "company", 36));
  const [company, requests, companies] = await Promise.all([
    companyId === null ? null : unlessGone(readCompany(actor, companyId)),
    listOwnRequests(actor),
    listOwnCompanies(actor),
  ]);
  return (
    <div className="wrap company-page">
      <BackLink href="/employer">Dashboard</BackLink>
      <div className="page-head">
        <h1>Company Profile</h1>
        {company && <Elsewhere profile={company.profile} />}
      </div>
      {company ? (
        <>
          <CompanySwitch
            companies={companies}
            companyId={company.profile.id}
            path="/employer/profile"
          />
          <CompanyPanels company={company} />
        </>
      ) : (
        <NoCompany requests={requests} />
      )}
    </div>
  );
}

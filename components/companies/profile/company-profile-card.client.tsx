"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Icon } from "@/components/ui/icon";
import type { CompanyProfile } from "@/lib/companies/profile.schema";
import { toWebAddress } from "@/lib/shared/site";
import { CompanyMark } from "../company-mark";
import { CompanyProfileForm } from "./company-profile-form.client";
import { LogoForm } from "./logo-form.client";

type Props = { profile: CompanyProfile; year: number; maxLogoBytes: number };

function rowsOf(profile: CompanyProfile): [string, ReactNode][] {
  const website = toWebAddress(profile.website);
  return [
    ["Email", profile.email ?? "Not provided"],
    ["Phone", profile.phone ?? "Not provided"],
    [
      "Website",
      website ? (
        <a key="website" className="link" href={website} rel="noopener noreferrer" target="_blank">
          {website}
          <Icon name="external-link" size="sm" />
        </a>
      ) : (
        "Not provided"
      ),
    ],
    ["Address", profile.address ?? "Address not provided"],
    ["Company Size", profile.companySize ?? "Not specified"],
    ...(profile.foundedYear ? [["Founded", profile.foundedYear] as [string, ReactNode]] : []),
  ];
}

function Facts({ profile }: { profile: CompanyProfile }) {
  return (
    <>
      <dl className="company-rows">
        {rowsOf(profile).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="company-about">About Company</h3>
      {profile.descriptionHtml ? (
        <div
          className="prose small"
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown() has sanitised it
          dangerouslySetInnerHTML={{ __html: profile.descriptionHtml }}
        />
      ) : (
        <p className="text-muted">No description provided</p>
      )}
    </>
  );
}

/** The company as its members see it; owners can edit it here. */
export function CompanyProfileCard({ profile: stored, year, maxLogoBytes }: Props) {
  const router = useRouter();
  const [profile, setProfile] = useState(stored);
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const canEdit = profile.role === "owner" && !isEditing;

  useEffect(() => setProfile(stored), [stored]);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  function saved(changed: CompanyProfile): void {
    setProfile(changed);
    setEditing(false);
    router.refresh();
  }

  return (
    <section className="panel settings-panel" aria-labelledby="company-name">
      <div className="company-head">
        <CompanyMark company={{ name: profile.name || "C", logoUrl: profile.logoUrl }} size="lg" />
        <div className="company-head-words">
          <h2 id="company-name" dir="auto">
            {profile.name || "Your Company"}
          </h2>
          <p className="text-muted">{profile.industry ?? "Industry not specified"}</p>
        </div>
        {canEdit && (
          <button
            ref={editButton}
            type="button"
            className="btn btn-outline needs-script"
            onClick={() => setEditing(true)}
          >
            Edit Profile
          </button>
        )}
      </div>
      {isEditing ? (
        <Arrival>
          <CompanyProfileForm
            profile={profile}
            year={year}
            onSaved={saved}
            onCancel={() => setEditing(false)}
          />
        </Arrival>
      ) : (
        <Facts profile={profile} />
      )}
      {canEdit && (
        <LogoForm
          companyId={profile.id}
          hasLogo={profile.logoUrl !== null}
          maxBytes={maxLogoBytes}
          onChanged={(logoUrl) => {
            setProfile((known) => ({ ...known, logoUrl }));
            router.refresh();
          }}
        />
      )}
    </section>
  );
}

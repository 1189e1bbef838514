"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import { Completion } from "./completion";
import { InfoDialog } from "./info-dialog.client";
import { useProfile } from "./use-profile.client";

type Fact = readonly [icon: IconName, what: string, text: string | null];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="profile-facts">
      {facts.map(([icon, what, text]) =>
        text === null ? null : (
          <li key={what}>
            <Icon name={icon} />
            <span className="sr">{what}: </span>
            <span dir="auto">{text}</span>
          </li>
        ),
      )}
    </ul>
  );
}

type OpenEditor = { focusOn?: string } | null;

/** Whose profile it is, and what is missing from a seeker's. */
export function ProfileCard({ role, isSeekers }: { role: string; isSeekers: boolean }) {
  const { profile } = useProfile();
  const { place, focusOn } = useFocusAfter<HTMLDivElement>();
  const [open, setOpen] = useState<OpenEditor>(null);
  const { avatarUrl, fullName, username, headline, bio, email, phone, location } = profile;
  const facts: Fact[] = [
    ["mail", "Email", email],
    ["phone", "Phone", phone],
    ["map-pin", "Location", location],
  ];
  return (
    <div className="profile-side" ref={place}>
      <div className="panel profile-card">
        {/* biome-ignore lint/performance/noImgElement: stored small, in the size it is shown */}
        <img
          className="profile-picture"
          src={avatarUrl ?? "/img/avatar.svg"}
          alt={avatarUrl ? "Your picture" : "Default profile picture"}
          width={96}
          height={96}
        />
        <h1 dir="auto">{fullName ?? username}</h1>
        <p className="text-muted">
          @{username} · {role}
        </p>
        {headline && (
          <p className="profile-headline" dir="auto">
            {headline}
          </p>
        )}
        {bio && (
          <p className="profile-bio" dir="auto">
            {bio}
          </p>
        )}
        <Facts facts={facts} />
        <button
          type="button"
          className="btn btn-outline w-full needs-script"
          data-open-info=""
          onClick={() => setOpen({})}
        >
          <Icon name="pencil" size="sm" />
          Edit Profile Info
        </button>
      </div>
      {isSeekers && (
        <Completion
          percent={profile.completion}
          missing={profile.missing}
          onEdit={(part) => setOpen({ focusOn: part })}
        />
      )}
      {open && (
        <InfoDialog
          focusOn={open.focusOn}
          onClose={() => {
            setOpen(null);
            focusOn("[data-open-info]");
          }}
        />
      )}
    </div>
  );
}

import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import type { ConsentPurpose, ConsentView } from "@/lib/profiles/consents.schema";
import type { VisibilityView } from "@/lib/profiles/visibility.schema";
import { formatDay } from "@/lib/shared/dates";
import { ConsentSwitch } from "./consent-switch.client";
import { HiddenFrom } from "./hidden-from.client";

const WORDS = {
  be_found: {
    given: "Employers may find your profile.",
    withdrawn: "Your profile is hidden.",
    give: "Let Employers Find Me",
    withdraw: "Hide My Profile",
  },
  recommendations: {
    given: "We recommend jobs based on your profile.",
    withdrawn: "We don't use anything about you to recommend jobs.",
    give: "Recommend Jobs to Me",
    withdraw: "Stop Recommending",
  },
};

type Props = {
  consents: ConsentView[];
  hiddenFrom: VisibilityView;
  /** Only seekers can be found. */
  isSeeker: boolean;
};

function Consent({ consents, purpose }: { consents: ConsentView[]; purpose: ConsentPurpose }) {
  const consent = consents.find((one) => one.purpose === purpose);
  if (!consent) return null;
  const since = consent.at && formatDay(consent.at);
  return <ConsentSwitch consent={consent} words={WORDS[purpose]} since={since} />;
}

/** Whether employers may find the profile, and which may not. */
function Visibility({ consents, hiddenFrom }: Omit<Props, "isSeeker">) {
  return (
    <>
      <SettingsPanel
        id="be-found"
        title="Being Found by Employers"
        text="Your profile is hidden unless you choose otherwise. You can change your mind here at any time."
      >
        <Consent consents={consents} purpose="be_found" />
      </SettingsPanel>
      <SettingsPanel
        id="hidden-from"
        title="Hide My Profile From"
        text="Your current employer, for example. It applies to everyone in the company and to every address at the domain."
      >
        <HiddenFrom initial={hiddenFrom} />
      </SettingsPanel>
    </>
  );
}

/** Who sees which parts of a profile, and how its owner can change that. */
export function VisibilityPanels({ consents, hiddenFrom, isSeeker }: Props) {
  return (
    <>
      <SettingsPanel id="visibility" title="Who Sees What">
        <ul className="settings-facts">
          <li>
            <b>Visitors, search engines and other seekers</b> don't see your profile. It has no
            public page.
          </li>
          <li>
            <b>An employer you apply to</b> sees what you send with that application and the resume
            you choose for it. We show you when they open it.
          </li>
          <li>
            <b>Other employers</b> don't see your profile unless you let them find you. Then they
            see your headline, experience, education and skills, but never your email address, phone
            number or resumes.
          </li>
          <li>
            <b>Companies and email domains you hide from</b> can't find you, whatever else you
            allow. Hiding makes no difference to an application that you send them yourself.
          </li>
        </ul>
      </SettingsPanel>
      {isSeeker && <Visibility consents={consents} hiddenFrom={hiddenFrom} />}
      <SettingsPanel
        id="recommendations"
        title="Recommended Jobs"
        text="Once you stop them, we no longer choose the jobs on your dashboard by what we know about you."
      >
        <Consent consents={consents} purpose="recommendations" />
      </SettingsPanel>
    </>
  );
}

"use client";

import { Modal } from "@/components/ui/dialogs/modal.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import type { ProfileView } from "@/lib/profiles/schema";
import { ProfileForm } from "./profile-form.client";
import { useProfile } from "./use-profile.client";

function Fields({ profile }: { profile: ProfileView }) {
  const field = (name: "fullName" | "headline" | "bio" | "phone" | "location") => ({
    name,
    defaultValue: profile[name] ?? "",
  });
  return (
    <>
      <TextField {...field("fullName")} label="Full Name" autoComplete="name" dir="auto" />
      <TextField
        {...field("headline")}
        label="Headline"
        help="What you do, in a few words, such as Product Designer."
        autoComplete="organization-title"
        dir="auto"
      />
      <TextArea {...field("bio")} label="Bio" help="A few sentences about you." />
      <TextField {...field("phone")} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      <TextField
        {...field("location")}
        label="Location"
        help="A city and country, such as Lisbon, Portugal."
        autoComplete="off"
        dir="auto"
      />
      <p className="help">
        Your email address is {profile.email}. You change it, your user name and your picture in{" "}
        <a href="/app/settings">Settings</a>.
      </p>
    </>
  );
}

type Props = {
  /** The field that gets the focus. */
  focusOn?: string | undefined;
  onClose: () => void;
};

/** Edits the profile's single lines and texts. */
export function InfoDialog({ focusOn, onClose }: Props) {
  const { profile, send } = useProfile();
  return (
    <Modal title="Edit Profile Info" onClose={onClose}>
      <ProfileForm
        name="info"
        label="Edit Profile Info"
        button="Save Changes"
        done="Your changes have been saved."
        focusOn={focusOn}
        send={async (values) => {
          const json = { ...values, version: profile.version };
          await send("/api/profile", { method: "PATCH", json });
          onClose();
        }}
        onCancel={onClose}
      >
        <Fields profile={profile} />
      </ProfileForm>
    </Modal>
  );
}

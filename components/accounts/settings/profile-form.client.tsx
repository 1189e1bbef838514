"use client";

import { useRouter } from "next/navigation";
import { refreshAccount } from "@/components/site/use-account.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { api } from "@/lib/browser/api";
import { SettingsForm } from "./settings-form.client";

type Props = { fullName: string | null; username: string };

/** The names people see. */
export function ProfileForm({ fullName, username }: Props) {
  const router = useRouter();
  return (
    <SettingsForm
      name="profile"
      label="Your names"
      button="Save Changes"
      busyButton="Saving..."
      done="Your changes have been saved."
      isKept
      check={({ username: typed }) => (typed?.trim() ? {} : { username: "User name is required" })}
      send={async (values) => {
        await api("/api/account", { method: "PATCH", json: values });
        refreshAccount();
        router.refresh();
      }}
    >
      <TextField
        label="Full Name"
        name="fullName"
        help="What we should call you. Our emails start with it."
        autoComplete="name"
        dir="auto"
        maxLength={100}
        defaultValue={fullName ?? ""}
      />
      <TextField
        label="User Name"
        name="username"
        help="It must be unique."
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        required
        defaultValue={username}
      />
    </SettingsForm>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { Form, useFormState } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import type { SettingsView } from "@/lib/administration/settings.schema";
import { api } from "@/lib/browser/api";
import { COMPARABLE_CURRENCIES } from "@/lib/shared/exchange-rates";
import type { SettingName } from "@/lib/shared/settings";

/** Those changed here; the name is changed with the site's appearance. */
type FormSetting = Exclude<SettingName, "siteName">;

const LABELS: Record<FormSetting, { label: string; help: string }> = {
  siteCurrency: {
    label: "Currency",
    help: "Filters and sorting compare yearly pay in this currency. Jobs keep their own.",
  },
  moderation: {
    label: "Review of jobs",
    help: "Whether risky jobs and those of unverified companies wait for an admin.",
  },
  applicationMonths: {
    label: "Months to keep applications",
    help: "Counted from the day an application ends. What was sent with it is then deleted. Companies can choose their own number. 1 to 24.",
  },
  accountMonths: {
    label: "Months to keep unused accounts",
    help: "We warn their owners twice first. 12 to 60.",
  },
  notificationMonths: { label: "Months to keep notifications", help: "1 to 24." },
  emailReplies: {
    label: "Replies by email",
    help: "Whether people can reply to the email about a message. It needs REPLY_ADDRESS: see the operator's guide.",
  },
};

const OPTIONS: Partial<Record<FormSetting, readonly (readonly [string, string])[]>> = {
  siteCurrency: COMPARABLE_CURRENCIES.map((code) => [code, code] as const),
  moderation: [
    ["on", "On: they wait"],
    ["off", "Off: everything goes live right away"],
  ],
  emailReplies: [
    ["on", "On: email replies appear in the conversation"],
    ["off", "Off: people reply on the site"],
  ],
};

type Props = {
  settings: SettingsView;
  /** The environment variable that fixes each setting. */
  variables: Readonly<Record<SettingName, string>>;
};

function SettingField(props: Props & { name: FormSetting }) {
  const { name, variables } = props;
  const { errors, isBusy } = useFormState();
  const { values, fixed } = props.settings;
  const { label, help } = LABELS[name];
  const isFixed = fixed.includes(name);
  const field = {
    name,
    label,
    // As a sentence: the same text follows a variable's name when the environment is wrong.
    error: errors[name]?.replace(/^must /, "This must "),
    help: isFixed ? `${help} Fixed by ${variables[name]}.` : help,
    defaultValue: String(values[name]),
    disabled: isBusy || isFixed,
  };
  const options = OPTIONS[name];
  if (options) return <SelectField {...field} options={options} />;
  return <TextField {...field} inputMode="numeric" />;
}

/** The site's settings, saved together; those fixed by the environment can't be changed. */
export function SettingsForm(props: Props) {
  const router = useRouter();
  const { form } = useSubmission({
    fallback: "We couldn't save the settings. Please try again.",
    isLasting: true,
    // Disabled fields are not among the values.
    send: async (values: FormValues) => {
      await api("/api/admin/settings", { method: "PATCH", json: values });
      toast({ kind: "good", text: "Saved. It applies to the whole site within seconds." });
      router.refresh();
    },
  });
  return (
    <Form {...form} className="panel setting-form" aria-label="Settings">
      <FormErrors />
      {(Object.keys(LABELS) as FormSetting[]).map((name) => (
        <SettingField key={name} name={name} {...props} />
      ))}
      <SubmitButton label="Save Settings" busyLabel="Saving..." className="btn-primary" />
    </Form>
  );
}

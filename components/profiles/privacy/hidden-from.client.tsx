"use client";

import { useRef, useState } from "react";
import { SettingsForm } from "@/components/accounts/settings/settings-form.client";
import { Combobox } from "@/components/ui/combobox/combobox.client";
import { useSuggestions } from "@/components/ui/combobox/use-suggestions.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import type { VisibilityView } from "@/lib/profiles/visibility.schema";
import { HiddenList } from "./hidden-list.client";

const COMPANIES = "/api/profile/hidden-companies";
const DOMAINS = "/api/profile/hidden-domains";

type Company = { id: string; name: string };
type FormProps = {
  hidden: VisibilityView;
  /** Hides from one more, at its path in the API. */
  hide: (path: string) => Promise<void>;
};

function CompanyForm({ hidden, hide }: FormProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Company | null>(null);
  const found = useSuggestions<Company>("/api/companies", "companies", chosen ? "" : text);
  const known = new Set(hidden.companies.map(({ id }) => id));
  const options = found.filter(({ id }) => !known.has(id));
  const match =
    chosen ?? options.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  return (
    <SettingsForm
      name="hidden-company"
      label="Hide from a company"
      button="Hide"
      busyButton="Hiding..."
      variant="btn-outline"
      check={() => (match ? {} : { company: "Choose a company from the list" })}
      send={async () => {
        await hide(`${COMPANIES}/${match?.id}`);
        setText("");
        setChosen(null);
      }}
    >
      <Combobox
        name="company"
        label="Company"
        help="Type a name and choose from the list."
        value={text}
        options={options.map(({ id, name }) => ({ key: id, label: name }))}
        onType={(typed) => {
          setText(typed);
          setChosen(null);
        }}
        onPick={({ key, label }) => {
          setText(label);
          setChosen({ id: key, name: label });
        }}
      />
    </SettingsForm>
  );
}

function DomainForm({ hide }: FormProps) {
  return (
    <SettingsForm
      name="hidden-domain"
      label="Hide from an email domain"
      button="Hide"
      busyButton="Hiding..."
      variant="btn-outline"
      check={({ domain }) =>
        domain?.trim() ? {} : { domain: "Enter a domain such as example.com" }
      }
      send={({ domain = "" }) => hide(`${DOMAINS}/${encodeURIComponent(domain.trim())}`)}
    >
      <TextField
        name="domain"
        label="Email domain"
        help="The part after the @ in their email addresses, such as example.com."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </SettingsForm>
  );
}

// When two are removed at once, the response that comes last may be the older one.
function inBoth(shown: VisibilityView, left: VisibilityView): VisibilityView {
  const ids = new Set(left.companies.map(({ id }) => id));
  return {
    companies: shown.companies.filter(({ id }) => ids.has(id)),
    domains: shown.domains.filter((domain) => left.domains.includes(domain)),
  };
}

/** The companies and email domains that a findable profile is hidden from. */
export function HiddenFrom({ initial }: { initial: VisibilityView }) {
  const [hidden, setHidden] = useState(initial);
  const place = useRef<HTMLDivElement>(null);

  const hide = async (path: string) =>
    setHidden(await api<VisibilityView>(path, { method: "PUT" }));

  async function show(path: string): Promise<void> {
    try {
      const left = await api<VisibilityView>(path, { method: "DELETE" });
      setHidden((shown) => inBoth(shown, left));
      const undo = () =>
        hide(path).catch((error) => toast({ kind: "bad", text: failureText(error) }));
      toast({
        kind: "good",
        text: "They can see you again, if you let employers find you.",
        action: { label: "Undo", run: () => void undo() },
      });
      // The button disappears with its entry.
      place.current?.focus();
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
  }

  return (
    <div className="hidden-from" ref={place} tabIndex={-1}>
      <HiddenList
        label="Companies you hide from"
        items={hidden.companies.map(({ id, name }) => ({ key: id, name }))}
        empty="You aren't hiding from any company."
        onRemove={(id) => void show(`${COMPANIES}/${id}`)}
      />
      <CompanyForm hidden={hidden} hide={hide} />
      <HiddenList
        label="Email domains you hide from"
        items={hidden.domains.map((domain) => ({ key: domain, name: domain }))}
        empty="You aren't hiding from any email domain."
        onRemove={(domain) => void show(`${DOMAINS}/${encodeURIComponent(domain)}`)}
      />
      <DomainForm hidden={hidden} hide={hide} />
    </div>
  );
}

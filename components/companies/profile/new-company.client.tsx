"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action.client";
import { useSuggestions } from "@/components/ui/combobox/use-suggestions.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { CompanyForm } from "../company-form.client";

type CreatedCompany = { id: string; slug: string; name: string };

/** Creates a company, for an employer without one. */
export function NewCompany() {
  return (
    <CompanyForm
      label="Create a company"
      path="/api/companies"
      button="Create Company"
      busyButton="Creating..."
      done="Company created."
      fallback="We couldn't create the company. Please try again."
      check={({ name }) => (name?.trim() ? {} : { name: "Company name is required" })}
    >
      <TextField
        label="Company Name"
        name="name"
        autoComplete="organization"
        dir="auto"
        maxLength={120}
        required
      />
      <TextField
        label="Website"
        name="website"
        type="url"
        help="Optional. You can use it to verify the company later."
        autoComplete="url"
        placeholder="https://www.example.com"
        maxLength={300}
      />
    </CompanyForm>
  );
}

/** Finds an existing company and asks to join it. */
export function JoinCompany() {
  const [query, setQuery] = useState("");
  const found = useSuggestions<CreatedCompany>("/api/companies", "companies", query);
  return (
    <div className="form-grid needs-script">
      <TextField
        label="Find your company"
        name="companyQuery"
        type="search"
        autoComplete="off"
        dir="auto"
        maxLength={100}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p className="sr" role="status">
        {found.length > 0 && `${found.length} found`}
      </p>
      {found.length > 0 && (
        <ul className="entry-list">
          {found.map(({ id, slug, name }) => (
            <li key={id}>
              <div className="entry-words">
                <a className="link" href={`/companies/${slug}`} dir="auto">
                  {name}
                </a>
              </div>
              <ActionButton
                label="Ask to Join"
                about={name}
                method="POST"
                path={`/api/companies/${id}/join-requests`}
                done="Request sent. An owner will decide."
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

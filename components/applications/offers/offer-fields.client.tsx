"use client";

import { type ChangeEvent, useState } from "react";
import { TextField } from "@/components/ui/forms/text-field.client";
import { Icon } from "@/components/ui/icon";
import type { LetterPreparation } from "@/lib/applications/letters/preparation.schema";
import type { OfferDocumentView } from "@/lib/applications/offers/schema";
import { api, failureText } from "@/lib/browser/api";
import { PAY_PERIODS } from "@/lib/shared/money";
import { type OfferDraft, postedPay } from "./offer-words";

type Props = {
  companyId: string;
  posting: LetterPreparation["posting"];
  draft: OfferDraft;
  errors: Record<string, string>;
  /** Whether no offer is made. */
  isOff: boolean;
  onChange: (draft: OfferDraft) => void;
};

function DocumentField({ companyId, draft, onChange }: Props) {
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function upload(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    setBusy(true);
    setProblem("");
    try {
      const path = `/api/employer/companies/${companyId}/offer-documents?name=${encodeURIComponent(file.name)}`;
      const headers = { "content-type": file.type || "application/pdf" };
      const document = await api<OfferDocumentView>(path, { method: "POST", body: file, headers });
      onChange({ ...draft, document });
    } catch (error) {
      setProblem(failureText(error));
    }
    setBusy(false);
    input.value = "";
  }

  return (
    <div className="field">
      {draft.document ? (
        <>
          <span className="label">Document</span>
          <p className="offer-file">
            <Icon name="file-text" />
            <b>{draft.document.name}</b>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Remove ${draft.document.name}`}
              onClick={() => onChange({ ...draft, document: null })}
            >
              <Icon name="trash-2" size="sm" />
            </button>
          </p>
        </>
      ) : (
        <>
          <label className="label" htmlFor="offer-document">
            Document (optional)
          </label>
          <input
            id="offer-document"
            type="file"
            className="input"
            accept=".pdf,.doc,.docx"
            aria-busy={isBusy}
            onChange={(event) => void upload(event)}
          />
          <p className="help">{isBusy ? "Uploading..." : "PDF, DOC or DOCX, up to 5 MB"}</p>
        </>
      )}
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The terms of an offer. */
export function OfferFields(props: Props) {
  const { posting, draft, errors, isOff, onChange } = props;
  const range = postedPay(posting);
  type OfferField = Exclude<keyof OfferDraft, "document">;
  const field = (name: OfferField, label: string, more: { type?: string; help?: string } = {}) => (
    <TextField
      {...more}
      name={`offer-${name}`}
      id={`offer-${name}`}
      label={label}
      value={draft[name]}
      error={errors[name]}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        onChange({ ...draft, [name]: currentTarget.value })
      }
    />
  );
  return (
    <fieldset className="tell-step" disabled={isOff}>
      <legend className="tell-legend">
        <i aria-hidden="true">1</i>The terms{" "}
        <span className="tell-opt">This is what they accept or decline</span>
      </legend>
      <div className="offer-fields">
        <div className="offer-wide">{field("title", "Job title")}</div>
        {field(
          "payAmount",
          `Pay (${draft.payCurrency})`,
          range ? { help: `Posted: ${range}` } : {},
        )}
        <div className="field">
          <label className="label" htmlFor="offer-payPeriod">
            Per
          </label>
          <select
            id="offer-payPeriod"
            className="input"
            value={draft.payPeriod}
            onChange={({ currentTarget }) =>
              onChange({ ...draft, payPeriod: currentTarget.value as OfferDraft["payPeriod"] })
            }
          >
            {PAY_PERIODS.map((period) => (
              <option key={period} value={period}>
                {period}, before tax
              </option>
            ))}
          </select>
        </div>
        {field("payCurrency", "Currency", { help: "Three letters, such as EUR" })}
        {field("contract", "Contract")}
        {field("startsOn", "Starts", { type: "date" })}
        {field("answerBy", "Answer by", { type: "date" })}
        <div className="offer-wide">{field("workplace", "Hours and place")}</div>
        <div className="offer-wide">
          <DocumentField {...props} />
        </div>
      </div>
    </fieldset>
  );
}

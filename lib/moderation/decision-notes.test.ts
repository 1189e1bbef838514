import { expect, it } from "vitest";
import { appealNote, applicantNote, type DecisionFacts, decisionNote } from "./decision-notes";
import { APPEALABLE, DECISION_NAMES, type DecisionKind } from "./decisions.schema";

const told = (kind: DecisionKind, values: Partial<DecisionFacts> = {}): DecisionFacts => ({
  id: "d",
  kind,
  reason: "Say what the pay is.",
  jobId: kind.startsWith("job_") || kind.startsWith("edit_") ? "j" : null,
  companyId: "c",
  userId: null,
  job: kind.startsWith("company_") ? null : { title: "Baker", slug: "baker" },
  company: { name: "Quay" },
  appeal: null,
  ...values,
});

const isOfPosting = (kind: DecisionKind) => /^(?:job|edit)_/.test(kind);

it("gives the reason for every refusal, and says nothing that people shouldn't know", () => {
  for (const kind of APPEALABLE.filter((each) => !isOfPosting(each))) {
    expect(decisionNote(told(kind))?.text, kind).toContain("Say what the pay is.");
  }
  const kinds = Object.keys(DECISION_NAMES) as DecisionKind[];
  const silent = kinds.filter((kind) => !isOfPosting(kind) && decisionNote(told(kind)) === null);
  expect(silent.sort()).toEqual([
    "reports_dismissed",
    "role_granted",
    "role_revoked",
    "user_restored",
    "user_suspended",
  ]);
});

it("says nothing about postings, whose decisions have their own notifications", () => {
  const kinds = Object.keys(DECISION_NAMES) as DecisionKind[];
  expect(kinds.filter(isOfPosting).map((kind) => decisionNote(told(kind)))).not.toContainEqual(
    expect.anything(),
  );
});

it("leads to the subject of the decision", () => {
  const appeal = { isUpheld: true, answer: null, userId: "u" };
  expect(appealNote(told("job_rejected", { appeal }))?.path).toBe("/employer/jobs/j");
  expect(decisionNote(told("look_refused"))?.path).toBe("/employer/profile");
  expect(decisionNote(told("company_suspended"))?.path).toBe("/employer");
});

it("tells applicants only about a suspension and its end", () => {
  expect(applicantNote(told("company_suspended"))?.text).toContain("your application is on hold");
  expect(applicantNote(told("company_restored"))?.title).toBe("Quay is back on this site");
  expect(applicantNote(told("job_rejected"))).toBeNull();
});

it("answers an appeal in the admin's words, or in the site's", () => {
  const appeal = { isUpheld: null, answer: null, userId: "u" };
  expect(appealNote(told("job_rejected", { appeal }))).toBeNull();
  expect(appealNote(told("job_rejected", { appeal: { ...appeal, isUpheld: true } }))).toMatchObject(
    { title: "We've accepted your appeal about “Baker”" },
  );
  const refused = { ...appeal, isUpheld: false, answer: "The fee is still there." };
  expect(appealNote(told("company_suspended", { appeal: refused }))).toMatchObject({
    title: "We've reviewed your appeal about Quay",
    text: "The fee is still there.",
  });
});

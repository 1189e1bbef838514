-- Those of the applications there are; newer ones have theirs already.
INSERT INTO "application_identifiers" ("application_id", "company_id", "kind", "value")
  SELECT a.id, a.company_id, known.kind, known.value
  FROM application_details d JOIN applications a ON a.id = d.application_id, identifiers_of(d) known
  ON CONFLICT DO NOTHING;

-- contract: unused since 0.2.0 because application_identifiers finds the same by company.
DROP INDEX "application_details_phone_idx";
-- contract: unused since 0.2.0 because application_identifiers finds the same by company.
DROP INDEX "application_details_mailbox_idx";
-- contract: unused since 0.2.0 because application_identifiers finds the same by company.
DROP INDEX "application_details_name_idx";

-- Those of the applications there are; newer ones have theirs already.
INSERT INTO "application_identifiers" ("application_id", "company_id", "kind", "value")
  SELECT a.id, a.company_id, known.kind, known.value
  FROM application_details d JOIN applications a ON a.id = d.application_id, identifiers_of(d) known
  ON CONFLICT DO NOTHING;

-- The release before looks people up by application_details_phone_idx, application_details_mailbox_idx
-- and application_details_name_idx, so these stay until the one after this.

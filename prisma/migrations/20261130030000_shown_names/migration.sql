-- Who had an applicant's name shown before a stage that shows names, and why.
-- holds briefly because the column is new and empty, so there is nothing to check or to index
ALTER TABLE application_details
  ADD COLUMN name_shown_by_user_id uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  ADD COLUMN name_shown_reason text;
-- holds briefly because the column is new and empty, so there is nothing to check or to index
CREATE INDEX application_details_name_shown_by_user_id_idx
  ON application_details (name_shown_by_user_id);

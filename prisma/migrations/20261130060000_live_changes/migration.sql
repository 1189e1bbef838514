-- Tells the web processes which applications changed, so that open pages of a company's team follow
-- (lib/applications/pipeline/live.queries.ts). A notice names the company and, unless many changed
-- at once, the application. It leaves with the commit, and the same one twice leaves once.
CREATE FUNCTION notify_changed_applications(applications uuid[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('jobharbor_live', notice) FROM (
    SELECT DISTINCT CASE WHEN cardinality(applications) > 20 THEN a.company_id::text
      ELSE a.company_id || ' ' || a.id END AS notice
    FROM applications a WHERE a.id = ANY(applications) AND a.company_id IS NOT NULL) notices;
$$;

CREATE FUNCTION note_live_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_changed_applications(ARRAY(
    SELECT n.id FROM changed n JOIN before o ON o.id = n.id
    WHERE (o.status, o.stage_id, o.submitted_at, o.viewed_at, o.name_shown_at)
      IS DISTINCT FROM (n.status, n.stage_id, n.submitted_at, n.viewed_at, n.name_shown_at)));
  RETURN NULL;
END $$;
CREATE TRIGGER "applications_live" AFTER UPDATE ON "applications"
  REFERENCING NEW TABLE AS changed OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_changes();

CREATE FUNCTION note_live_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_changed_applications(ARRAY(SELECT id FROM changed WHERE status <> 'held'));
  RETURN NULL;
END $$;
CREATE TRIGGER "applications_live_new" AFTER INSERT ON "applications"
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_applications();

-- What the team's cards show of an application besides.
CREATE FUNCTION note_live_details() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_changed_applications(ARRAY(SELECT DISTINCT application_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER "application_messages_live" AFTER INSERT ON "application_messages"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_details();
CREATE TRIGGER "application_messages_live_read" AFTER UPDATE ON "application_messages"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_details();
CREATE TRIGGER "application_notes_live" AFTER INSERT ON "application_notes"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_details();
CREATE TRIGGER "application_notes_live_gone" AFTER DELETE ON "application_notes"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_details();
CREATE TRIGGER "application_tags_live" AFTER INSERT ON "application_tags"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_details();
CREATE TRIGGER "application_tags_live_gone" AFTER DELETE ON "application_tags"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_details();
CREATE TRIGGER "application_recommendations_live" AFTER INSERT ON "application_recommendations"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_details();
CREATE TRIGGER "interviews_live" AFTER INSERT ON "interviews"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_details();
CREATE TRIGGER "interviews_live_changed" AFTER UPDATE ON "interviews"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_details();

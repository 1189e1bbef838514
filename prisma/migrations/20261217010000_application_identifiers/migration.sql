CREATE EXTENSION IF NOT EXISTS btree_gin;

-- By what a company's applications are recognised as one person's: its mailbox, its phone number and
-- its name, as mailbox_key, phone_key and person_name_key give them. Its indexes begin with the
-- company, so that nobody else's are read, however common a name is. The database keeps it up to date.
CREATE TABLE "application_identifiers" (
  "application_id" UUID NOT NULL,
  "company_id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "value" TEXT NOT NULL,
  CONSTRAINT "application_identifiers_pkey" PRIMARY KEY ("application_id", "kind"),
  CONSTRAINT "application_identifiers_kind" CHECK ("kind" IN ('address', 'phone', 'name')),
  CONSTRAINT "application_identifiers_application_id_fkey" FOREIGN KEY ("application_id")
    REFERENCES "application_details" ("application_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "application_identifiers_same_idx"
  ON "application_identifiers" ("company_id", "kind", "value", "application_id");
CREATE INDEX "application_identifiers_alike_idx"
  ON "application_identifiers" USING gin ("company_id", "value" gin_trgm_ops) WHERE "kind" = 'name';

-- An index holds no longer value than a third of a page.
CREATE FUNCTION identifiers_of(details application_details)
  RETURNS TABLE (kind TEXT, value TEXT) LANGUAGE sql STABLE AS $$
  SELECT known.kind, left(known.value, 500) FROM (VALUES
    ('address', mailbox_key(details.email::text)),
    ('phone', phone_key(details.phone)),
    ('name', nullif(person_name_key(details.full_name), ''))) known (kind, value)
  WHERE known.value IS NOT NULL
$$;

CREATE FUNCTION note_identifiers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM application_identifiers WHERE application_id = NEW.application_id;
  INSERT INTO application_identifiers (application_id, company_id, kind, value)
    SELECT a.id, a.company_id, known.kind, known.value FROM applications a, identifiers_of(NEW) known
    WHERE a.id = NEW.application_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "application_details_identifiers"
  AFTER INSERT OR UPDATE OF "full_name", "email", "phone" ON "application_details"
  FOR EACH ROW EXECUTE FUNCTION note_identifiers();

-- Of a merged company, the applications become another's.
CREATE FUNCTION note_identifiers_of_other_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_identifiers SET company_id = NEW.company_id WHERE application_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "applications_company_identifiers" AFTER UPDATE OF "company_id", "job_id" ON "applications"
  FOR EACH ROW WHEN (OLD."company_id" IS DISTINCT FROM NEW."company_id")
  EXECUTE FUNCTION note_identifiers_of_other_company();

-- The company's applications with a name at least as alike as `at_least`, from 0 to 1. The index passes
-- over what is below its threshold, which holds until the transaction ends.
CREATE FUNCTION alike_names(company UUID, name TEXT, at_least REAL) RETURNS SETOF UUID LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM set_config('pg_trgm.similarity_threshold', at_least::text, true);
  RETURN QUERY SELECT i.application_id FROM application_identifiers i
    WHERE i.kind = 'name' AND i.company_id = company AND i.value % alike_names.name;
END $$;

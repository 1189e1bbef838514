-- The audit log can be added to and read, and nothing else: by nobody who does not first take this
-- guard away, which only the tables' owner may. The application has a role of its own without that
-- right (prisma/roles.ts).
CREATE FUNCTION audit_entries_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log cannot be changed.' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entries_are_final
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_are_final();
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entries" FROM PUBLIC;

-- What the log is searched by, besides time and actor.
CREATE INDEX "audit_entries_action_at_idx" ON "audit_entries"("action", "at");
CREATE INDEX "audit_entries_target_id_at_idx" ON "audit_entries"("target_id", "at");

-- What happened how often, by day: tasks, mails, searches. Each process adds what it counted.
CREATE TABLE "daily_counts" (
    "day" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "count" BIGINT NOT NULL,

    CONSTRAINT "daily_counts_pkey" PRIMARY KEY ("day","name","outcome"),
    CONSTRAINT "daily_counts_count_check" CHECK ("count" > 0)
);

-- Workers that run, each seen a few seconds ago.
CREATE TABLE "worker_beats" (
    "id" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "worker_beats_pkey" PRIMARY KEY ("id")
);

-- What an admin set on a page; what is not here has the value of its environment variable.
CREATE TABLE "site_settings" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_settings_pkey" PRIMARY KEY ("name")
);

-- Words that found no job, without saying who searched: what synonyms are made from.
CREATE TABLE "search_misses" (
    "words" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_misses_pkey" PRIMARY KEY ("words"),
    CONSTRAINT "search_misses_count_check" CHECK ("count" > 0),
    CONSTRAINT "search_misses_words_check" CHECK (length("words") BETWEEN 1 AND 60)
);
CREATE INDEX "search_misses_last_at_idx" ON "search_misses"("last_at");

-- Words that mean the same to a search: who types one finds the others too.
CREATE TABLE "search_synonyms" (
    "id" UUID NOT NULL,
    "terms" TEXT[] NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_synonyms_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "search_synonyms_terms_check" CHECK (cardinality("terms") BETWEEN 2 AND 12)
);

-- The cards of popular categories, once an admin changed them; none means those of the product.
CREATE TABLE "category_cards" (
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "category" "job_category",
    "query" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "category_cards_pkey" PRIMARY KEY ("position"),
    CONSTRAINT "category_cards_position_check" CHECK ("position" BETWEEN 1 AND 48)
);
CREATE UNIQUE INDEX "category_cards_title_key" ON "category_cards"("title");

-- The same for the search: each term as it stands in a query, and what to look for instead.
CREATE TABLE search.synonyms (
  group_id uuid NOT NULL REFERENCES public.search_synonyms (id) ON DELETE CASCADE,
  term text NOT NULL UNIQUE,
  target tsquery NOT NULL,
  substitute tsquery NOT NULL,
  PRIMARY KEY (group_id, term)
);

-- A query that finds what means the same as well. Only terms of the query itself are widened, so
-- what one synonym brings in is never widened by the next.
CREATE FUNCTION search.with_synonyms(asked tsquery) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  found record;
  widened tsquery := asked;
BEGIN
  FOR found IN
    SELECT s.target, s.substitute FROM search.synonyms s
    WHERE asked @> s.target ORDER BY numnode(s.target) DESC, s.term LIMIT 8
  LOOP
    widened := ts_rewrite(widened, found.target, found.substitute);
  END LOOP;
  RETURN widened;
END $$;

-- How long applications are kept is a setting of the site, and a company's own choice before that:
-- null for those that have not chosen, which until now meant six months.
ALTER TABLE "companies" ALTER COLUMN "retention_months" DROP DEFAULT, ALTER COLUMN "retention_months" DROP NOT NULL;
UPDATE "companies" c SET "retention_months" = NULL WHERE NOT EXISTS (
  SELECT FROM "audit_entries" e WHERE e."action" = 'company.retention_changed' AND e."target_id" = c."id"::text);

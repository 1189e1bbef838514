-- What a team says about two applications that could be the same person's.
CREATE TABLE "application_likenesses" (
    "first_application_id" UUID NOT NULL,
    "second_application_id" UUID NOT NULL,
    "is_same" BOOLEAN NOT NULL,
    "marked_by_user_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_likenesses_pkey" PRIMARY KEY ("first_application_id", "second_application_id"),
    CONSTRAINT "application_likenesses_order" CHECK ("first_application_id" < "second_application_id")
);

-- CreateIndex
CREATE INDEX "application_likenesses_second_application_id_idx" ON "application_likenesses"("second_application_id");

-- CreateIndex
CREATE INDEX "application_likenesses_marked_by_user_id_idx" ON "application_likenesses"("marked_by_user_id");

-- AddForeignKey
ALTER TABLE "application_likenesses" ADD CONSTRAINT "application_likenesses_first_application_id_fkey" FOREIGN KEY ("first_application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_likenesses" ADD CONSTRAINT "application_likenesses_second_application_id_fkey" FOREIGN KEY ("second_application_id") REFERENCES "application_details"("application_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_likenesses" ADD CONSTRAINT "application_likenesses_marked_by_user_id_fkey" FOREIGN KEY ("marked_by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A name's words without accents, in one order however they were written.
CREATE FUNCTION person_name_key(name TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(string_agg(word, ' ' ORDER BY word COLLATE "C"), '')
  FROM regexp_split_to_table(
    public.unaccent('public.unaccent'::regdictionary, lower(name)), '[^[:alnum:]]+') AS word
  WHERE word <> ''
$$;

-- Where mail to an address arrives: without its tag, and at Gmail without dots.
CREATE FUNCTION mailbox_key(address TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com')
    THEN replace(mailbox, '.', '') || '@gmail.com' ELSE mailbox || '@' || domain END
  FROM (SELECT split_part(split_part(lower(address), '@', 1), '+', 1) AS mailbox,
    split_part(lower(address), '@', 2) AS domain) parts
$$;

-- The end of a phone number, without what people write before it in many ways; null if it is short.
CREATE FUNCTION phone_key(phone TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT substring(regexp_replace(phone, '\D', '', 'g') FROM '\d{9}$')
$$;

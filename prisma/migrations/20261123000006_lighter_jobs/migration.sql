-- Every step of a posting's life writes an entry into each index of its table and asks each of its
-- constraints. A slug ends in its short id, by "jobs_slug_ends_in_short_id", and short ids are unique:
-- so slugs are, without an index of their own, which nothing looks in.
DROP INDEX "jobs_slug_key";

-- Counting the characters of a text means to fetch and unpack it, its bytes are known: a character
-- takes four at most.
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_description_length",
  ADD CONSTRAINT "jobs_description_length" CHECK (octet_length("description") <= 400000);

-- By an array of numbers: PostgreSQL puts whole rows together for what a DELETE joins, and so read
-- the words of every document again that left the search.
CREATE OR REPLACE FUNCTION search.note_old() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.changes (docno) SELECT docno FROM old_rows;
  DELETE FROM search.unmerged WHERE docno = ANY (ARRAY(SELECT docno FROM old_rows));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION search.note_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.changes (docno) SELECT docno FROM old_rows UNION SELECT docno FROM new_rows;
  DELETE FROM search.unmerged WHERE docno = ANY (ARRAY(SELECT docno FROM old_rows));
  INSERT INTO search.unmerged (docno) SELECT docno FROM new_rows;
  RETURN NULL;
END $$;

-- no transaction
-- Each board's articles have their own addresses, and so have the site's.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "posts_board_id_slug_key" ON "posts" ("board_id", "slug") NULLS NOT DISTINCT;

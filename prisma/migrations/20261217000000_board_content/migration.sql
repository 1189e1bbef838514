-- Whose they are; null for the site itself.
ALTER TABLE "posts" ADD COLUMN "board_id" UUID;
ALTER TABLE "posts" ADD CONSTRAINT "posts_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

ALTER TABLE "content_pages" ADD COLUMN "board_id" UUID;
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

ALTER TABLE "announcements" ADD COLUMN "board_id" UUID;
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- A board's page has its board's id before its name.
-- contract: unused since 0.2.0 because the release writes the names of its own pages only, and nothing reads the form.
ALTER TABLE "content_pages" DROP CONSTRAINT "content_pages_name_form";
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_name_of_board" CHECK ("name" ~ ('^' || coalesce("board_id"::text || ' ', '') || '[a-z]{2,20}$')) NOT VALID;

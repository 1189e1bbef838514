ALTER TABLE "posts" VALIDATE CONSTRAINT "posts_board_id_fkey";
ALTER TABLE "content_pages" VALIDATE CONSTRAINT "content_pages_board_id_fkey";
ALTER TABLE "announcements" VALIDATE CONSTRAINT "announcements_board_id_fkey";
ALTER TABLE "content_pages" VALIDATE CONSTRAINT "content_pages_name_of_board";

-- contract: unused since 0.2.0 because posts_board_id_slug_key holds the same for the articles of one board, or of the site, among which alone an article is looked up.
DROP INDEX "posts_slug_key";

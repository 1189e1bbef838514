-- From which address a board's emails come; without one, from the installation's.
ALTER TABLE "boards" ADD COLUMN "mail_from" TEXT;

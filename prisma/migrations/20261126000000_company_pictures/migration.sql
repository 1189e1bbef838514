-- The cover of a company's page and its workplace photos (lib/companies/pictures).
CREATE TABLE company_pictures (
  id uuid NOT NULL,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE ON UPDATE CASCADE,
  is_cover boolean NOT NULL,
  position smallint NOT NULL,
  file_key text NOT NULL,
  small_file_key text NOT NULL,
  alt text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT company_pictures_pkey PRIMARY KEY (id)
);
CREATE INDEX company_pictures_company_id_position_idx ON company_pictures (company_id, position);
CREATE UNIQUE INDEX company_pictures_cover_key ON company_pictures (company_id) WHERE is_cover;
-- The sweep of files looks for them.
CREATE UNIQUE INDEX company_pictures_file_key_key ON company_pictures (file_key);
CREATE UNIQUE INDEX company_pictures_small_file_key_key ON company_pictures (small_file_key);

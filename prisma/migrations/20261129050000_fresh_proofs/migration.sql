-- When the owner of a session proved who they are without a password.
ALTER TABLE sessions ADD COLUMN proved_at timestamptz(3);

-- Codes mailed for such a proof (lib/accounts/authentication/mailed-codes.commands.ts).
CREATE TABLE mailed_codes (
  id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT mailed_codes_pkey PRIMARY KEY (id)
);
CREATE INDEX mailed_codes_user_id_idx ON mailed_codes (user_id);
CREATE INDEX mailed_codes_expires_at_idx ON mailed_codes (expires_at);

-- Logins by Google and LinkedIn (lib/accounts/providers).
CREATE TYPE login_provider AS ENUM ('google', 'linkedin');

CREATE TABLE provider_logins (
  id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  provider login_provider NOT NULL,
  subject text NOT NULL,
  email citext NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3),
  CONSTRAINT provider_logins_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX provider_logins_provider_subject_key ON provider_logins (provider, subject);
CREATE UNIQUE INDEX provider_logins_user_id_provider_key ON provider_logins (user_id, provider);

-- Browsers on their way to a provider and back; deleted after a quarter of an hour.
CREATE TABLE provider_journeys (
  hash bytea NOT NULL,
  provider login_provider NOT NULL,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  connects boolean NOT NULL,
  "from" text,
  user_type user_type NOT NULL,
  subject text,
  email citext,
  name text,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT provider_journeys_pkey PRIMARY KEY (hash)
);
CREATE INDEX provider_journeys_user_id_idx ON provider_journeys (user_id);
CREATE INDEX provider_journeys_expires_at_idx ON provider_journeys (expires_at);

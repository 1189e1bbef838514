-- What someone is looking for, as they said (lib/profiles/job-preferences.commands.ts).
CREATE TABLE job_preferences (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  roles text[] NOT NULL DEFAULT '{}',
  places text[] NOT NULL DEFAULT '{}',
  radius_km smallint,
  work_modes work_mode[] NOT NULL DEFAULT '{}',
  job_types job_type[] NOT NULL DEFAULT '{}',
  pay_min integer,
  pay_currency text,
  pay_period pay_period,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT job_preferences_pkey PRIMARY KEY (user_id)
);

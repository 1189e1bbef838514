-- CreateEnum
CREATE TYPE "reason_purpose" AS ENUM ('content', 'suspension');

-- AlterTable
ALTER TABLE "reason_templates" ADD COLUMN "purpose" "reason_purpose" NOT NULL DEFAULT 'content';

-- The first reasons for suspending somebody; they suit people and companies.
INSERT INTO "reason_templates" ("id", "name", "text", "purpose") VALUES
  ('0c6f1f0e-1d6b-4a51-8f0a-6d3b0a5e7001', 'Fraud',
    'We found signs of fraud, such as asking people for money or for personal details that no job needs.', 'suspension'),
  ('0c6f1f0e-1d6b-4a51-8f0a-6d3b0a5e7002', 'Impersonation',
    'You used the name of a person or a company that you don''t represent.', 'suspension'),
  ('0c6f1f0e-1d6b-4a51-8f0a-6d3b0a5e7003', 'Harassment',
    'People were insulted, threatened or harassed in messages or applications.', 'suspension'),
  ('0c6f1f0e-1d6b-4a51-8f0a-6d3b0a5e7004', 'Spam',
    'Many people were sent the same or unwanted content.', 'suspension'),
  ('0c6f1f0e-1d6b-4a51-8f0a-6d3b0a5e7005', 'Same rules broken again',
    'We took content down several times, and the same rules were broken again.', 'suspension')
ON CONFLICT DO NOTHING;

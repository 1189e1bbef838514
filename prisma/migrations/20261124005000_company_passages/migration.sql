-- What a company's postings say word for word beside very different work says nothing about a job.
-- Written by lib/search/documents/passages.commands.ts.
ALTER TABLE search.companies ADD COLUMN passages text[] NOT NULL DEFAULT '{}';
-- The last document whose company was looked at.
ALTER TABLE search.state ADD COLUMN passages_docno int NOT NULL DEFAULT 0;

-- Greenhouse names a job's pay only where it is asked for it. A source is known by the address that
-- is asked, so both change together, and what was read at the old one counts for nothing.
-- holds briefly because a site has hundreds of sources at most
UPDATE "connected_sources"
SET "address" = "address" || '&pay_transparency=true',
  "request_address" = "request_address" || '&pay_transparency=true',
  "etag" = NULL, "last_modified" = NULL
WHERE "kind" = 'greenhouse' AND "address" = "request_address" AND "address" LIKE '%/jobs?content=true';

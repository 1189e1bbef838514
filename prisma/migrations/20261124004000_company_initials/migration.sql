-- A company by its initials: "tcs" finds "Tata Consultancy Services". Read by
-- lib/companies/names.queries.ts, which writes the expression in the same way.
-- holds briefly because a site has thousands of companies, not millions
CREATE INDEX companies_initials_idx ON companies (regexp_replace(name_key, '(\S)\S*\s*', '\1', 'g'))
  WHERE status = 'active';

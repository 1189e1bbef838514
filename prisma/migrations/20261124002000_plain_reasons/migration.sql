-- The first reasons, in plainer words. Those that an admin has changed stay as they are.
-- holds briefly because the table has a few rows
UPDATE "reason_templates" SET "name" = plain."name", "text" = plain."text"
FROM (VALUES
  ('Asks people to pay', 'Asks people to pay',
    'The posting asks applicants for money, or lets them buy something first. Nobody may have to pay to get a job here. Take that part out and send it again.',
    'The posting asks applicants for money, or to buy something first. No one should have to pay to get a job here. Remove that part and send it again.'),
  ('Asks for bank details or papers', 'Asks for bank details or documents',
    'The posting asks for bank details or copies of papers before anybody is hired. Ask for them once somebody is. Take that part out and send it again.',
    'The posting asks for bank details or copies of documents before anyone is hired. Ask for them once you have hired someone. Remove that part and send it again.'),
  ('Leads off this site', 'Sends applicants elsewhere',
    'The posting has people apply somewhere else, or by a messenger. Applications and messages go through this site, so that people can see what became of them. Take the links, addresses and numbers out and send it again.',
    'The posting asks people to apply on another site or by messenger. Applications and messages go through this site so that people can follow them. Remove the links, addresses and numbers and send it again.'),
  ('Says too little', 'Says too little',
    'The posting does not say enough for people to know what they would do, where, and for whom. Describe the work in a few sentences and send it again.',
    'The posting doesn''t say enough for people to know what they would do, where and for whom. Describe the work in a few sentences and send it again.'),
  ('Pay that cannot be right', 'Pay looks wrong',
    'The pay does not fit the work that is described. Check the amount, the currency and the period, and send it again.',
    'The pay doesn''t fit the work you describe. Check the amount, the currency and the period, and send it again.'),
  ('Not clear who hires', 'Unclear who is hiring',
    'We could not find out that you speak for this company. Verify its domain on the company''s profile, or tell us more in an appeal.',
    'We couldn''t confirm that you represent this company. Verify its domain on the company''s profile, or tell us more in an appeal.'),
  ('Leaves people out', 'Excludes people',
    'The posting asks for things that have nothing to do with the work, such as an age, a sex or a religion. Take that out and send it again.',
    'The posting asks for things that have nothing to do with the work, such as an age, a sex or a religion. Remove that and send it again.')
) AS plain ("old_name", "name", "old_text", "text")
WHERE "reason_templates"."name" = plain."old_name" AND "reason_templates"."text" = plain."old_text"
  AND NOT EXISTS (
    SELECT FROM "reason_templates" other
    WHERE other."name" = plain."name" AND other."id" <> "reason_templates"."id"
  );

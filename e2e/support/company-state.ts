import type { Sql } from "./database";

// With what belongs to what; anything that changes by itself in the background is left out.
const STATE = `
  SELECT 'company' AS what, to_jsonb(c) - 'updated_at' AS is FROM companies c WHERE c.id = $1
  UNION ALL SELECT 'member', to_jsonb(m) FROM company_members m WHERE m.company_id = $1
  UNION ALL SELECT 'job', to_jsonb(j) - 'updated_at' FROM jobs j WHERE j.company_id = $1
  UNION ALL SELECT 'manager', to_jsonb(h) FROM job_hiring_managers h JOIN jobs j ON j.id = h.job_id WHERE j.company_id = $1
  UNION ALL SELECT 'edit', to_jsonb(e) FROM job_edits e JOIN jobs j ON j.id = e.job_id WHERE j.company_id = $1
  UNION ALL SELECT 'key', to_jsonb(k) FROM api_keys k WHERE k.company_id = $1
  UNION ALL SELECT 'webhook', to_jsonb(w) FROM webhooks w WHERE w.company_id = $1
  UNION ALL SELECT 'delivery', to_jsonb(d) FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE w.company_id = $1
  UNION ALL SELECT 'draft', to_jsonb(d) FROM job_drafts d WHERE d.company_id = $1
  UNION ALL SELECT 'stage', to_jsonb(s) FROM company_stages s WHERE s.company_id = $1
  UNION ALL SELECT 'stage of a job', to_jsonb(o) FROM job_stages o JOIN jobs j ON j.id = o.job_id WHERE j.company_id = $1
  UNION ALL SELECT 'view', to_jsonb(v) FROM saved_views v WHERE v.company_id = $1
  UNION ALL SELECT 'in the talent pool', to_jsonb(p) || to_jsonb(r) FROM pooled_people p
    JOIN pool_remarks r ON r.pooled_person_id = p.id WHERE p.company_id = $1
  UNION ALL SELECT 'template', to_jsonb(t) FROM message_templates t WHERE t.company_id = $1
  UNION ALL SELECT 'export', to_jsonb(x) FROM company_exports x WHERE x.company_id = $1
  UNION ALL SELECT 'invitation', to_jsonb(i) FROM company_invitations i WHERE i.company_id = $1
  UNION ALL SELECT 'verification', to_jsonb(v) FROM company_verifications v WHERE v.company_id = $1
  UNION ALL SELECT 'appeal', to_jsonb(p) FROM moderation_appeals p JOIN moderation_decisions d ON d.id = p.decision_id WHERE d.company_id = $1
  UNION ALL SELECT 'application', to_jsonb(a) - 'updated_at' FROM applications a JOIN jobs j ON j.id = a.job_id WHERE j.company_id = $1
  UNION ALL SELECT name, of_it FROM applications a JOIN jobs j ON j.id = a.job_id CROSS JOIN LATERAL (
    SELECT 'event' AS name, to_jsonb(e) AS of_it FROM application_events e WHERE e.application_id = a.id
    UNION ALL SELECT 'message', to_jsonb(m) FROM application_messages m WHERE m.application_id = a.id
    UNION ALL SELECT 'note', to_jsonb(n) FROM application_notes n WHERE n.application_id = a.id
    UNION ALL SELECT 'rating', to_jsonb(r) FROM application_ratings r WHERE r.application_id = a.id
    UNION ALL SELECT 'recommendation', to_jsonb(m) FROM application_recommendations m WHERE m.application_id = a.id
    UNION ALL SELECT 'reviewer', to_jsonb(g) FROM application_assignees g WHERE g.application_id = a.id
    UNION ALL SELECT 'tag', to_jsonb(t) FROM application_tags t WHERE t.application_id = a.id
    UNION ALL SELECT 'letter', to_jsonb(l) FROM application_letters l WHERE l.application_id = a.id
    UNION ALL SELECT 'offer', to_jsonb(o) FROM application_offers o WHERE o.application_id = a.id
    UNION ALL SELECT 'interview', to_jsonb(i) FROM interviews i WHERE i.application_id = a.id
    UNION ALL SELECT 'times', to_jsonb(t) || to_jsonb(s) FROM interview_invitations t
      JOIN interview_slot_sets s ON s.id = t.set_id WHERE t.application_id = a.id
  ) things WHERE j.company_id = $1
  ORDER BY 1, 2`;

/** The current state of everything that belongs to the company. */
export function stateOf(sql: Sql, companyId: string): Promise<unknown[]> {
  return sql(STATE, [companyId]);
}

"use client";

import { useEffect, useRef } from "react";
import { CompanyBlock } from "@/components/companies/company-block";
import { ApplyCard } from "@/components/jobs/page/apply-card";
import { JobArticle } from "@/components/jobs/page/job-article";
import { JobHero } from "@/components/jobs/page/job-hero";
import { Modal } from "@/components/ui/dialogs/modal.client";
import type { JobDetail } from "@/lib/jobs/schema";

type Props = { job: JobDetail; onClose: () => void };

/** The whole page that visitors will see; its links lead nowhere yet. */
export function PagePreview({ job, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const now = new Date(job.postedAt);

  useEffect(() => {
    const hold = (event: Event) => {
      const isToggle = event.target instanceof Element && event.target.closest("summary");
      if (isToggle) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const { current } = place;
    current?.addEventListener("click", hold, { capture: true });
    return () => current?.removeEventListener("click", hold, { capture: true });
  }, []);

  return (
    <Modal title="As visitors will see it" onClose={onClose}>
      <div ref={place} className="page-preview">
        <JobHero job={job} landing={null} now={now} />
        <div className="wrap job-page">
          <JobArticle job={job} />
          <div className="aside">
            <ApplyCard job={job} now={now} />
            <CompanyBlock company={job.company} />
          </div>
        </div>
      </div>
    </Modal>
  );
}

import { beforeEach } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { asActor, makeUser } from "../accounts";
import { makeCompany, makeJob } from "../factories";
import { aMemberOf } from "./making";

/** Someone who applies for a company's job, and the company's owner. */
export type HiringScene = { seeker: Actor; employer: Actor; companyId: string; jobId: string };

/** Makes a new scene before each test; read its parts inside tests only. */
export function setUpHiring(
  names: { seeker?: string; company?: string; job?: string } = {},
): HiringScene {
  let scene: HiringScene;
  beforeEach(async () => {
    const seeker = await asActor(await makeUser(names.seeker ? { fullName: names.seeker } : {}));
    const companyId = await makeCompany(names.company);
    const jobId = await makeJob({ companyId, ...(names.job ? { title: names.job } : {}) });
    scene = { seeker, employer: await aMemberOf(companyId, "owner"), companyId, jobId };
  });
  return {
    get seeker() {
      return scene.seeker;
    },
    get employer() {
      return scene.employer;
    },
    get companyId() {
      return scene.companyId;
    },
    get jobId() {
      return scene.jobId;
    },
  };
}

import { beforeEach } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { asActor, makeUser } from "../accounts";
import { makeCompany, makeJob } from "../factories";
import { aMemberOf } from "./making";

/** Someone who applies for a company's job, and one of the company's people. */
export type HiringScene = { seeker: Actor; employer: Actor; companyId: string; jobId: string };

type SceneOptions = {
  seeker?: string;
  company?: string;
  job?: string;
  /** The employer's; an owner by default. */
  role?: "owner" | "recruiter";
};

/** Makes a new scene before each test; read its parts inside tests only. */
export function setUpHiring(options: SceneOptions = {}): HiringScene {
  let scene: HiringScene;
  beforeEach(async () => {
    const seeker = await asActor(
      await makeUser(options.seeker ? { fullName: options.seeker } : {}),
    );
    const companyId = await makeCompany(options.company);
    const jobId = await makeJob({ companyId, ...(options.job ? { title: options.job } : {}) });
    scene = {
      seeker,
      employer: await aMemberOf(companyId, options.role ?? "owner"),
      companyId,
      jobId,
    };
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

import type { InterviewMedium } from "@/lib/applications/interviews/schema";

/** How people meet. */
export const MEDIUM_NAMES: Record<InterviewMedium, string> = {
  video: "Video",
  office: "At the office",
  phone: "Phone",
};

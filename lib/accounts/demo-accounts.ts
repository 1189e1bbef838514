import type { UserType } from "@/lib/shared/areas";

/** The password of the demo's accounts. Everyone knows it, so it opens nothing else. */
export const DEMO_PASSWORD = "calm-water-2026";

/** An account of the demo that anyone may use. */
export type DemoLogin = { email: string; userType: UserType };

import { signOut } from "@/lib/browser/session";
import { forgetSession, leaveSession } from "@/lib/browser/session-state";

/** Every session has ended on the server: takes this browser's cookie too, and goes home. */
export async function leaveForGood(): Promise<void> {
  await signOut().catch(forgetSession);
  leaveSession();
}

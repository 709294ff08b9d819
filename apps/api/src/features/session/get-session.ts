import { operations } from "@thangam/contracts";
import { sessionCommand } from "#kernel/handler.ts";
import { NotSignedIn } from "#core/refusal.ts";
import { loadPerson } from "./person-view.ts";

/** Who is signed in. A browser that can still refresh its session gets a refusal that says so, not the answer that nobody is signed in. */
export const getSession = sessionCommand(operations.getSession, async ({ actor, db, cookies, services }) => {
  if (actor !== null) return loadPerson(db, actor.userId, services.timeZone);
  const { refreshToken } = cookies;
  if (refreshToken !== null && services.sessionTokens.refreshClaimOf(refreshToken) !== null) throw new NotSignedIn();
  return null;
});

import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { saveLanguage } from "./profile-store.ts";

/** The session person is read from the database at every request, so the language holds from the next one on. */
export const saveProfile = command(operations.saveProfile, async ({ actor, input, tx, note }) => {
  await saveLanguage(tx, actor.userId, input.language);
  note({ recordType: "user", recordId: actor.userId, detail: { language: input.language } });
  return { language: input.language };
});

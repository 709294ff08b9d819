import { operations } from "@thangam/contracts";
import { resetFactors } from "#features/session/factors/index.ts";
import { lockPerson } from "#features/users/people/index.ts";
import { command } from "#kernel/handler.ts";

/** Somebody lost the telephone and the backup codes. Nobody resets their own: they would need no factor for it. */
export const resetSecondFactor = command(operations.resetSecondFactor, async (call) => {
  const { actor, input, tx, now, note, refuse, danger } = call;
  const person = await lockPerson(tx, input.userId);
  if (person === null) throw refuse("user_not_found");
  if (person.id === actor.userId) throw refuse("own_factors");
  const removed = await resetFactors(tx, now, person.id);
  if (removed === 0) throw refuse("person_without_factor");
  danger({
    kind: "second_factor",
    recordType: "user",
    recordId: person.id,
    subject: person.name,
    from: String(removed),
    to: "0",
  });
  note({ recordType: "user", recordId: person.id, detail: { factorsRemoved: removed } });
  return { email: person.email };
});

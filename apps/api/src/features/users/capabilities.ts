import { operations } from "@thangam/contracts";
import { capabilities } from "@thangam/contracts/kernel/capabilities";
import { personStatusCodes } from "@thangam/contracts/customers/schemas";
import { lockPerson } from "#features/users/people/index.ts";
import { command, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { parsePhrase } from "#platform/parse-enum.ts";
import { branchesWorkedIn, capabilitiesOf, replaceCapabilities, selectEmployees } from "./user-store.ts";

export const listCapabilities = query(operations.listCapabilities, async ({ input, db }) => {
  const { rows, total } = await selectEmployees(db, { ...input, ...bounds(input) });
  const workedIn = await branchesWorkedIn(
    db,
    rows.map(({ id }) => id),
  );
  const views = rows.map(({ id, name, email, status, designation, capabilities: granted }) => ({
    userId: id,
    name,
    email,
    status: parsePhrase(status, personStatusCodes),
    designation: designation?.name ?? null,
    capabilities: known(granted.map(({ capability }) => capability)),
    branchNumbers: workedIn.get(id),
  }));
  return pageOf(views, total, input);
});

/** Every request asks anew what its sender was granted, so this holds at once. */
export const saveCapabilities = command(operations.saveCapabilities, async (call) => {
  const { actor, input, tx, now, note, refuse, danger } = call;
  const person = await lockPerson(tx, input.userId);
  if (person === null) throw refuse("user_not_found");
  if (person.userType !== "Employee") throw refuse("user_not_employee");

  const before = known(await capabilitiesOf(tx, person.id));
  const after = known(input.capabilities);
  await replaceCapabilities(tx, person.id, after, now, actor.userId);
  const about = { recordType: "user", recordId: person.id, subject: person.name };
  if (before.join() !== after.join())
    danger({ kind: "rights", ...about, from: before.join(", "), to: after.join(", ") });
  note({
    recordType: "user",
    recordId: person.id,
    detail: { before: before.join(", "), after: after.join(", ") },
  });
  return { userId: person.id, capabilities: after };
});

/** Those that still exist, each once, in the order of the screen. */
function known(granted: readonly string[]) {
  return capabilities.filter((capability) => granted.includes(capability));
}

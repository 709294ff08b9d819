import { operations } from "@thangam/contracts";
import { lockPerson } from "#features/users/people/index.ts";
import { command } from "#kernel/handler.ts";
import { branchesGivenTo, lockBranches, replaceBranches, seatInBranch, selectBranches } from "./branch-store.ts";

/** What the caller does from now on is done there. The kernel has seen to it that they work there. */
export const chooseBranch = command(operations.chooseBranch, async ({ actor, input, tx, note, refuse }) => {
  const [branch] = await selectBranches(tx, [input.branchNumber]);
  if (branch === undefined) throw refuse("branch_not_found");
  const { branchNumber, name, code } = branch;
  await seatInBranch(tx, actor.userId, branchNumber);
  note({ recordType: "branch", recordId: String(branchNumber), detail: { name, code } });
  return { branchNumber };
});

/** Every request asks anew where its sender works, so this holds at once. */
export const giveBranches = command(operations.giveBranches, async (call) => {
  const { actor, input, tx, now, note, refuse, danger } = call;
  const person = await lockPerson(tx, input.userId);
  if (person === null) throw refuse("user_not_found");
  if (person.userType !== "Employee") throw refuse("user_not_employee");
  await lockBranches(tx);
  const rows = await selectBranches(tx);
  const wanted = rows.filter(({ branchNumber }) => input.branchNumbers.includes(branchNumber));
  if (wanted.length !== new Set(input.branchNumbers).size) throw refuse("branch_not_found");

  const given = await branchesGivenTo(tx, person.id);
  const isGiven = (branchNumber: number) => (given.length === 0 ? branchNumber === 1 : given.includes(branchNumber));
  const namesOf = (some: typeof rows) => some.map(({ name }) => name).join(", ");
  const from = namesOf(rows.filter(({ branchNumber }) => isGiven(branchNumber)));
  const to = namesOf(wanted);
  const branchNumbers = wanted.map(({ branchNumber }) => branchNumber);
  await replaceBranches(tx, person.id, branchNumbers, { givenAt: now, givenById: actor.userId });
  if (from !== to) danger({ kind: "rights", recordType: "user", recordId: person.id, subject: person.name, from, to });
  note({ recordType: "user", recordId: person.id, detail: { before: from, after: to } });
  return { userId: person.id, branchNumbers };
});

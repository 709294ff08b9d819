import type { SignedIn } from "#testing/harness.ts";

/** Closes a day as an Employee does: after a count of the drawer, of which the books are told first. */
export async function closeCounted(who: SignedIn, input: { day: string } & Record<string, unknown>) {
  await who.call("countDrawer", { day: input.day, counted: "0" });
  return who.call("closeDay", input);
}

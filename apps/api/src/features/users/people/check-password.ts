import { reasonToRefusePassword } from "#features/session/index.ts";
import type { Refuse } from "#core/refusal.ts";

export type PasswordRuleRefusal = NonNullable<Awaited<ReturnType<typeof reasonToRefusePassword>>>;

/** Refuses a password that the person could not choose themselves. */
export async function checkPassword(
  { refuse }: { refuse: Refuse<PasswordRuleRefusal> },
  password: string,
  person: { name: string; email: string; mobile: string },
): Promise<void> {
  const reason = await reasonToRefusePassword(password, person);
  if (reason !== null) throw refuse(reason);
}

import { writeAudit } from "#audit/index.ts";
import type { CommandContext } from "#core/command-context.ts";
import type { Transaction } from "#platform/database/db.ts";
import { openChallenge } from "./factors/challenges.ts";
import type { WaysOn } from "./factors/ways-on.ts";

/** What the refusal says of a factor that is due, as its params. */
export type Asked = Record<"challenge" | "methods" | "enrols", string>;

/** Opens a challenge for somebody who showed the first of two factors. */
export async function askForFactor(
  call: Parameters<typeof openChallenge>[0] & { context: CommandContext },
  tx: Transaction,
  userId: bigint,
  { ways: { methods, enrols }, passed }: { ways: WaysOn; passed: "password" | "code by SMS" },
): Promise<Asked> {
  const challenge = await openChallenge(call, tx, { purpose: "sign_in", userId, sessionId: null });
  const nobody = { ...call.context, actorId: null, actorType: null };
  const detail = { passed, needs: enrols ? "a first factor" : "the second factor" };
  await writeAudit(tx, nobody, call.now, { recordType: "user", recordId: userId, detail });
  return { challenge, methods: methods.join(" "), enrols: enrols ? "1" : "" };
}

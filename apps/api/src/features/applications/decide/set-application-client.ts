import { applicationStatusCodes } from "@thangam/contracts/applications/schemas";
import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { ensureClient } from "./approval.ts";
import { isDecided } from "./application-states.ts";
import { lockRequest } from "./application-store.ts";
import { checkStep, decisionOf, finishDecision } from "./finish-decision.ts";

/** One step of an approval or of a rejection: the person. */
export const setApplicationClient = command(operations.setApplicationClient, async (call) => {
  const { input, tx, note, refuse } = call;
  const clientStatus = applicationStatusCodes.of(input.clientStatus);
  const request = await lockRequest(tx, input.requestId);
  if (request === null) throw refuse("request_not_found");
  checkStep(request, { clientStatus }, refuse);
  note({ recordType: "request", recordId: request.id, detail: { person: clientStatus } });
  if (clientStatus === "rejected") return finishDecision(call, request, { clientStatus });

  const name = isDecided(decisionOf(request)) ? null : (input.name ?? null);
  const held = await ensureClient(call, request, name);
  if (input.userId !== undefined && input.userId !== 0n && input.userId !== held.userId) throw refuse("user_not_found");
  return finishDecision(call, held, { clientStatus });
});

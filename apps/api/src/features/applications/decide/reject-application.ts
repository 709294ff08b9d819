import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { isDecided } from "./application-states.ts";
import { lockRequest } from "./application-store.ts";
import { decisionOf, refusalOfDecided, finishDecision } from "./finish-decision.ts";

/** The reason goes to the applicant; in the trail it is enough that there was one. */
export const rejectApplication = command(operations.rejectApplication, async (call) => {
  const { input, tx, note, refuse } = call;
  const request = await lockRequest(tx, input.requestId);
  if (request === null) throw refuse("request_not_found");
  if (isDecided(decisionOf(request))) throw refusalOfDecided(request, refuse);
  const rejected = { clientStatus: "rejected", bookStatus: "rejected" } as const;
  const decision = await finishDecision(call, request, rejected, input.reason);
  note({ recordType: "request", recordId: request.id, detail: { to: "rejected" } });
  return decision;
});

import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { queueWelcome } from "./client-messages.ts";
import { makeClient } from "./make-client.ts";

export const addClient = command(operations.addClient, async (call) => {
  const client = await makeClient(call, call.input);
  call.note({ recordType: "client", recordId: client.clientId, detail: { name: call.input.name } });
  await queueWelcome(call.tx, client, call.now);
  return { clientId: client.clientId };
});

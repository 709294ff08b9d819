import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { patterned, text } from "#values/text.ts";

const push = record({
  /** By which a browser subscribes at its push service. */
  publicKey: ["public_key", z.string()],
  /** Whether the browser that asks takes pushes. */
  isOn: ["is_on", z.boolean()],
});

export const getPush = operation({
  wire: "Get_Push",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["self"],
  summary: "Whether the browser of the caller takes pushes, and the key by which it subscribes.",
  input: record({}),
  output: oneOf(push),
  refusals: [],
});

/** Of so many bytes as base64url. */
const base64url = (characters: number) =>
  patterned(new RegExp(`^[\\w-]{${characters}}$`), { invalid: "value_invalid" });

export const savePushSubscription = operation({
  wire: "Save_Push_Subscription",
  method: "POST",
  kind: "command",
  allow: ["self"],
  summary:
    "Sends pushes to the browser of the caller from now on, until they sign out there. One browser takes those of one person.",
  auditLabel: "Switched push messages on",
  input: record({
    endpoint: text({ max: 1000 }),
    p256dh: base64url(87),
    auth: base64url(22),
  }),
  output: oneOf(record({ isOn: ["is_on", z.boolean()] })),
  refusals: ["push_service_unknown"],
});

export const removePushSubscription = operation({
  wire: "Remove_Push_Subscription",
  method: "POST",
  kind: "command",
  allow: ["self"],
  summary: "Sends no more pushes to the browser of the caller.",
  auditLabel: "Switched push messages off",
  input: record({}),
  output: oneOf(record({ isOn: ["is_on", z.boolean()] })),
  refusals: [],
});

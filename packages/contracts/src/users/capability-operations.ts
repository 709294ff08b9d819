import * as z from "zod/mini";
import { personStatuses } from "#customers/schemas.ts";
import { capabilities } from "#kernel/capabilities.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { enumOf } from "#values/text.ts";

export const listCapabilities = operation({
  wire: "Get_Capabilities",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "The Employees and what each was granted.",
  input: record(paging(["name"])),
  output: pageOf(
    record({
      userId: ["fld_id", id()],
      name: ["fld_name", z.string()],
      email: ["fld_email", z.string()],
      status: ["fld_status", z.enum(personStatuses)],
      designation: ["fld_designation", z.nullable(z.string())],
      capabilities: z.array(z.enum(capabilities)),
      /** Where they work; left out in a shop of one branch. */
      branchNumbers: ["branches", z.optional(z.array(z.int()))],
    }),
  ),
  refusals: [],
});

export const saveCapabilities = operation({
  wire: "Save_Capabilities",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Sets what an Employee may do besides the dashboard. It holds from their next request on.",
  auditLabel: "Changed rights",
  approval: { kinds: ["rights"] },
  input: record({
    userId: ["id", id({ missing: "user_missing" })],
    capabilities: z.array(enumOf(capabilities)).check(z.maxLength(100)),
  }),
  output: oneOf(record({ userId: ["fld_id", id()], capabilities: z.array(z.enum(capabilities)) })),
  refusals: ["user_not_found", "user_not_employee"],
});

import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { dataOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { savings } from "./savings-schemas.ts";

export const getSavings = operation({
  wire: "Get_Savings",
  method: ["GET", "POST"],
  kind: "query",
  allow: [own("customer", "userId")],
  summary: "All that a customer owns at the shop, what it is worth, and what is to be paid next.",
  input: record({ userId: ["id", z.optional(id())] }),
  output: dataOf(savings),
  refusals: ["not_found"],
});

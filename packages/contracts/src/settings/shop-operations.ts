import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { shopFacts } from "./profile-schemas.ts";

// By itself: every first page asks this, and needs nothing of how it is saved.
export const getShop = operation({
  wire: "Get_Shop",
  method: "GET",
  kind: "query",
  allow: "anyone",
  summary: "Who the shop is, as its pages and papers say it.",
  input: record({}),
  output: oneOf(record(shopFacts)),
  refusals: [],
});

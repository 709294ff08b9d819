import { operations } from "@thangam/contracts";
import { listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { selectSettlementLines, selectSettlements } from "./settlement-store.ts";

export const listGatewaySettlements = listQuery(operations.listGatewaySettlements, async ({ input, db }) => {
  const { rows, total } = await selectSettlements(db, { ...input, ...bounds(input) });
  return pageOf(rows, total, input);
});

export const listSettlementLines = listQuery(operations.listSettlementLines, async ({ input, db }) => {
  const { rows, total } = await selectSettlementLines(db, { ...input, ...bounds(input) });
  return pageOf(rows, total, input);
});

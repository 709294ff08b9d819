import { operations } from "@thangam/contracts";
import { listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { selectCustomers } from "./customer-store.ts";

export const listCustomers = listQuery(operations.listCustomers, async ({ input, db }) => {
  const { rows, total } = await selectCustomers(db, { ...input, ...bounds(input) });
  const views = rows.map((customer) => ({ ...customer, userType: "Customer" }));
  return pageOf(views, total, input);
});

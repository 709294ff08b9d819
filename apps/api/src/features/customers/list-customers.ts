import { operations } from "@thangam/contracts";
import { listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { customerKeys, selectCustomers } from "./customer-store.ts";

export const listCustomers = listQuery(operations.listCustomers, {
  run: async ({ input, db, keys }) => {
    const { rows, total } = await selectCustomers(db, input, { ...bounds(input), keys });
    const views = rows.map((customer) => ({ ...customer, userType: "Customer" }));
    return pageOf(views, total, input);
  },
  keys: ({ input, db }, limit) => customerKeys(db, input, limit),
});

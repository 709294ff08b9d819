import { operations } from "@thangam/contracts";
import { personStatuses } from "@thangam/contracts/customers/schemas";
import { listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { word } from "#platform/word.ts";
import { selectCustomers } from "./customer-store.ts";

export const listCustomers = listQuery(operations.listCustomers, async ({ input, db }) => {
  const { rows, total } = await selectCustomers(db, { ...input, ...bounds(input) });
  const views = rows.map(({ has_temporary_password, status, ...row }) => ({
    ...row,
    status: word(status, personStatuses),
    userType: "Customer",
    hasTemporaryPassword: has_temporary_password,
  }));
  return pageOf(views, total, input);
});

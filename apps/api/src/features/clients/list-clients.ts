import { operations } from "@thangam/contracts";
import { clientStatuses } from "@thangam/contracts/clients";
import { businessDayOf } from "@thangam/contracts/values/time";
import { query } from "#operations/handler.ts";
import { bounds, pageOf } from "#operations/page.ts";
import { word } from "#platform/word.ts";
import { selectApprovedClients } from "./client-store.ts";

export const listClients = query(operations.listClients, async ({ input, db, services }) => {
  const { rows, total } = await selectApprovedClients(db, { ...input, ...bounds(input), timeZone: services.timeZone });
  const views = rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    status: word(row.status, clientStatuses),
    joinedOn: businessDayOf(row.joined_on),
    bookNumbers: row.book_numbers,
  }));
  return pageOf(views, total, input);
});

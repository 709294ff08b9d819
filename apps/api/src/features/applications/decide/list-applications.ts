import { operations } from "@thangam/contracts";
import { personStatuses } from "@thangam/contracts/customers/schemas";
import { applicationKinds, applicationStatuses } from "@thangam/contracts/applications/schemas";
import { paise } from "@thangam/contracts/values/money";
import { booksOfUser, bookView } from "#features/books/index.ts";
import { findPerson } from "#features/users/people/index.ts";
import { listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import { selectRequests } from "./application-list-store.ts";
import type { ListedRequest } from "./application-list-store.ts";
import { findRequest } from "./application-store.ts";

export const listApplications = listQuery(operations.listApplications, async ({ input, db }) => {
  const { rows, total } = await selectRequests(db, { ...input, ...bounds(input) });
  return pageOf(rows.map(requestView), total, input);
});

export const listAccounts = query(operations.listAccounts, async ({ input, db, refuse }) => {
  const request = await findRequest(db, input.requestId);
  if (request === null) throw refuse("request_not_found");
  const userId = request.userId ?? (await findPerson(db, { email: request.email }))?.id;
  const books = userId === undefined ? [] : await booksOfUser(db, userId);
  return books.filter(({ id }) => id !== request.bookId).map(bookView);
});

function requestView(row: ListedRequest) {
  const { known_name, known_mobile, known_type, known_status } = row;
  const isKnown = known_name !== null && known_mobile !== null && known_type !== null && known_status !== null;
  return {
    id: row.id,
    client: row.id,
    clientId: row.client_id,
    kind: parseEnum(row.kind, applicationKinds),
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    bookNumber: row.book_number,
    schemeName: row.scheme_name,
    amountPaise: paise(row.amount_paise),
    instalments: row.instalments,
    clientStatus: parseEnum(row.client_status, applicationStatuses),
    bookStatus: parseEnum(row.book_status, applicationStatuses),
    known: isKnown
      ? {
          name: known_name,
          mobile: known_mobile,
          userType: known_type,
          status: parseEnum(known_status, personStatuses),
        }
      : null,
    otherBooks: row.other_books,
    requestedAt: row.created_at,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    reason: row.reason,
  };
}

import { operations } from "@thangam/contracts";
import { personStatuses } from "@thangam/contracts/customers/schemas";
import { requestKinds, requestStatuses } from "@thangam/contracts/applications/schemas";
import { paise } from "@thangam/contracts/values/money";
import { booksOfUser, bookView } from "#features/books/index.ts";
import { findPerson } from "#features/users/people/index.ts";
import { listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { word } from "#platform/word.ts";
import { selectRequests } from "./request-list-store.ts";
import type { ListedRequest } from "./request-list-store.ts";
import { findRequest } from "./request-store.ts";

export const listRequests = listQuery(operations.listRequests, async ({ input, db }) => {
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
    kind: word(row.kind, requestKinds),
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    bookNumber: row.book_number,
    schemeName: row.scheme_name,
    amountPaise: paise(row.amount_paise),
    instalments: row.instalments,
    clientStatus: word(row.client_status, requestStatuses),
    bookStatus: word(row.book_status, requestStatuses),
    known: isKnown
      ? { name: known_name, mobile: known_mobile, userType: known_type, status: word(known_status, personStatuses) }
      : null,
    otherBooks: row.other_books,
    requestedAt: row.created_at,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    reason: row.reason,
  };
}

import { applicationStatusCodes } from "@thangam/contracts/applications/schemas";
import { operations } from "@thangam/contracts";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { booksOfUser, bookView, nomineesAsked, nomineesShown } from "#features/books/index.ts";
import { findPerson } from "#features/users/people/index.ts";
import { listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { requestKeys, selectRequests } from "./application-list-store.ts";
import type { ListedRequest } from "./application-list-store.ts";
import { findRequest } from "./application-store.ts";
import type { Branches } from "#platform/database/branches.ts";

export const listApplications = listQuery(operations.listApplications, {
  run: async ({ input, branches, db, keys }) => {
    const { rows, total } = await selectRequests(db, filterOf(input, branches), { ...bounds(input), keys });
    return pageOf(rows.map(requestView), total, input);
  },
  keys: ({ input, branches, db }, limit) => requestKeys(db, filterOf(input, branches), limit),
});

export const listAccounts = query(operations.listAccounts, async ({ input, branches, db, refuse }) => {
  const request = await findRequest(db, input.requestId);
  if (request === null) throw refuse("request_not_found");
  const userId = request.userId ?? (await findPerson(db, { email: request.email }))?.id;
  const books = userId === undefined ? [] : await booksOfUser(db, userId, branches);
  return books.filter(({ id }) => id !== request.bookId).map(bookView);
});

function filterOf({ status, ...input }: InputOf<typeof operations.listApplications>, branches: Branches) {
  return { ...input, branches, status: status && applicationStatusCodes.of(status) };
}

function requestView({ knownName, knownMobile, knownType, knownStatus, ...request }: ListedRequest) {
  const isKnown = knownName !== null && knownMobile !== null && knownType !== null && knownStatus !== null;
  return {
    ...request,
    client: request.id,
    nominees: nomineesShown(nomineesAsked(request.nominees)),
    known: isKnown ? { name: knownName, mobile: knownMobile, userType: knownType, status: knownStatus } : null,
  };
}

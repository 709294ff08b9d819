import { operations } from "@thangam/contracts";
import { requestStatuses } from "@thangam/contracts/applications/schemas";
import { paise } from "@thangam/contracts/values/money";
import { findPerson } from "#features/users/people/index.ts";
import { query } from "#kernel/handler.ts";
import { word } from "#platform/word.ts";
import { requestsOf } from "./joining-store.ts";

export const listMyRequests = query(operations.listMyRequests, async ({ actor, db, refuse }) => {
  const person = await findPerson(db, { id: actor.userId });
  if (person === null) throw refuse("not_found");
  const requests = await requestsOf(db, { userId: person.id, email: person.email });
  return requests.map(({ id, scheme, amountPaise, clientStatus, bookStatus, book, reason, createdAt }) => ({
    id,
    schemeName: scheme.versions[0]?.name ?? scheme.code,
    amountPaise: paise(amountPaise),
    status: word(clientStatus === "Rejected" ? clientStatus : bookStatus, requestStatuses),
    bookNumber: book?.number ?? null,
    reason,
    requestedAt: createdAt,
  }));
});

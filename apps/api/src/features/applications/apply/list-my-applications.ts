import { operations } from "@thangam/contracts";
import { applicationStatusCodes } from "@thangam/contracts/applications/schemas";
import { paise } from "@thangam/contracts/values/money";
import { findPerson } from "#features/users/people/index.ts";
import { query } from "#kernel/handler.ts";
import { parsePhrase } from "#platform/parse-enum.ts";
import { requestsOf } from "./application-store.ts";

export const listMyApplications = query(operations.listMyApplications, async ({ actor, db, refuse }) => {
  const person = await findPerson(db, { id: actor.userId });
  if (person === null) throw refuse("not_found");
  const requests = await requestsOf(db, { userId: person.id, email: person.email });
  return requests.map(({ id, scheme, amountPaise, clientStatus, bookStatus, book, reason, createdAt }) => ({
    id,
    schemeName: scheme.versions[0]?.name ?? scheme.code,
    amountPaise: paise(amountPaise),
    status: parsePhrase(clientStatus === "rejected" ? clientStatus : bookStatus, applicationStatusCodes),
    bookNumber: book?.number ?? null,
    reason,
    requestedAt: createdAt,
  }));
});

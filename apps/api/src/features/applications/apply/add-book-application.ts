import { operations } from "@thangam/contracts";
import { nomineesAsAsked } from "#features/books/index.ts";
import { lockEmails, lockPerson } from "#features/users/people/index.ts";
import { command } from "#kernel/handler.ts";
import { queueMessage } from "#outbox/index.ts";
import { checkApplication } from "./check-application.ts";
import { MAX_WAITING } from "./application-limits.ts";
import { insertRequest, waitingOf } from "./application-store.ts";

/** A customer asks for a further book; who they are is known already. */
export const addBookApplication = command(
  operations.addBookApplication,
  async ({ actor, input, tx, now, note, refuse }) => {
    // Held: they may have been made staff a moment ago, and are not from now on.
    const person = await lockPerson(tx, actor.userId);
    if (person?.userType !== "Customer") throw refuse("not_found");
    const { name, email, mobile } = person;
    await lockEmails(tx, email === "" ? `none ${mobile}` : email);
    const scheme = await checkApplication(tx, input, refuse);
    const waiting = await waitingOf(tx, {
      name,
      email,
      mobile,
      userId: person.id,
      schemeId: scheme.schemeId,
      amountPaise: input.amountPaise,
    });
    if (waiting.hasSame) throw refuse("request_already_waiting");
    if (waiting.count >= MAX_WAITING) throw refuse("too_many_requests_waiting");

    const { amountPaise, termsVersion, nominees } = input;
    const theirs = { name, email, mobile, userId: person.id, emailVerifiedAt: now };
    const asked = { ...scheme, amountPaise, termsVersion, termsAcceptedAt: now, createdAt: now };
    const named = { nominees: nomineesAsAsked(nominees) };
    const requestId = await insertRequest(tx, { kind: "further_book", ...theirs, ...asked, ...named });
    await queueMessage(tx, now, {
      kind: "request_received",
      dedupeKey: `request_received:${requestId}`,
      userId: person.id,
      payload: { requestId: requestId.toString() },
    });
    note({ recordType: "request", recordId: requestId, detail: { scheme: input.schemeName } });
    return { requestId };
  },
);

import type { operations } from "@thangam/contracts";
import { paise } from "@thangam/contracts/values/money";
import type { RefusalOf } from "@thangam/contracts/kernel/operation";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { nomineesAsked, openBook } from "#features/books/index.ts";
import { insertClient, makeSignIn, userWithoutEmail } from "#features/clients/index.ts";
import { changePerson, findPerson, lockedWithoutEmail, lockEmails, lockPerson } from "#features/users/people/index.ts";
import { loadSchemes, lockSchemesShared } from "#features/schemes/index.ts";
import { giveFirstPassword, NO_PASSWORD } from "#features/session/index.ts";
import type { CommandContext } from "#core/command-context.ts";
import type { Services } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Transaction } from "#platform/database/db.ts";
import {
  bookNumberOf,
  clientOfEmail,
  clientOfUser,
  openClient,
  promisesAlike,
  temporaryPasswordOf,
  updateRequest,
} from "./application-store.ts";
import type { RequestRow } from "./application-store.ts";

type PersonRefusal = RefusalOf<(typeof operations)["giveApplicationSignIn"]>;
type BookRefusal = RefusalOf<(typeof operations)["approveApplication"]>;

/** What the steps of an approval need of the command that takes them. */
interface StepCall {
  actor: { userId: bigint };
  tx: Transaction;
  context: CommandContext;
  now: Date;
  today: BusinessDay;
  services: Services;
  refuse: Refuse<PersonRefusal>;
}

type WithSignIn = RequestRow & { userId: bigint };
export type WithClient = WithSignIn & { clientId: bigint };
type WithBook = WithClient & { bookId: bigint };

/*
 * Each step takes a locked request, does what is not done yet, and returns the request with it. A step that needs
 * an earlier one takes that first. So the steps can be called in any order and any number of times: what stands at
 * the end is the same.
 */

/**
 * The sign-in of whoever asks: their own if they have one, else a new one with a first password.
 * A password that somebody chose, or can still choose with what they were given, is left as it is: an approval locks
 * nobody out, and lets nobody into another's account.
 */
export async function ensureSignIn(call: StepCall, request: RequestRow, name: string | null): Promise<WithSignIn> {
  const { tx, refuse } = call;
  const known = request.userId ?? (await signInOf(tx, request));
  let owner = known === null ? null : await lockPerson(tx, known);
  await lockEmails(
    tx,
    request.email === "" ? lockedWithoutEmail(request.mobile) : request.email,
    owner?.email ?? request.email,
  );
  const found = owner === null ? await signInOf(tx, request) : null;
  if (found !== null) owner = await lockPerson(tx, found);
  if (owner !== null && owner.userType !== "Customer") throw refuse("email_belongs_to_staff");
  if (owner?.status === "disabled") throw refuse("user_not_active");

  if (owner === null) {
    const { email, mobile, language } = request;
    const userId = await makeSignIn(call, { name: name ?? request.name, email, mobile, language });
    return changed(tx, request, { userId, isSignInNew: true });
  }
  if (name !== null && name !== owner.name) await changePerson(call, owner, { name });
  // Who has no e-mail signs in by a code, and needs no password.
  const isSignInNew = request.isSignInNew || (owner.email !== "" && (await isPasswordLost(call, request, owner.id)));
  if (isSignInNew && !request.isSignInNew) await giveFirstPassword(call, { userId: owner.id, mobile: owner.mobile });
  return changed(tx, request, { userId: owner.id, isSignInNew });
}

/** Who goes by the address that was verified; without one, by the name and the number that was. */
async function signInOf(tx: Transaction, { name, email, mobile }: RequestRow): Promise<bigint | null> {
  if (email === "") return userWithoutEmail(tx, { name, mobile });
  return (await findPerson(tx, { email }))?.id ?? null;
}

/** Whether they never had a password of their own, and cannot get one with what they were given. */
async function isPasswordLost({ tx, now }: StepCall, request: RequestRow, userId: bigint): Promise<boolean> {
  if (request.clientStatus !== "pending") return false;
  const { isTemporary, expiresAt, hash } = await temporaryPasswordOf(tx, userId);
  return hash === NO_PASSWORD || (isTemporary && expiresAt !== null && expiresAt <= now);
}

/** The client they save under: theirs if there is one, else a new one. */
export async function ensureClient(call: StepCall, request: RequestRow, name: string | null): Promise<WithClient> {
  const { actor, tx, now, refuse } = call;
  const held = await ensureSignIn(call, request, name);
  const { userId, termsVersion } = held;
  if (held.clientId !== null && request.clientStatus === "approved") return { ...held, clientId: held.clientId };

  const person = (await findPerson(tx, { id: userId })) ?? held;
  const client = (await clientOfUser(tx, userId)) ?? (await clientOfEmail(tx, person.email));
  if (client === null) {
    const { email, mobile } = person;
    const details = { name: person.name, email, mobile, termsAccepted: true, termsVersion, userId };
    return changed(tx, held, { clientId: await insertClient(call, details) });
  }
  if (client.userId !== null && client.userId !== userId) throw refuse("client_already_exists");
  await openClient(tx, client.id, { userId, termsVersion }, now, actor.userId);
  return changed(tx, held, { clientId: client.id });
}

/** The book they asked for, under the number it is given. */
export async function ensureBook(
  call: StepCall & { refuse: Refuse<BookRefusal> },
  request: RequestRow,
  name: string | null,
  bookNumber: string,
): Promise<WithBook> {
  const { tx, refuse } = call;
  const held = await ensureClient(call, request, name);
  if (held.bookId !== null) {
    if ((await bookNumberOf(tx, held.bookId)) !== bookNumber) throw refuse("request_already_decided");
    return { ...held, bookId: held.bookId };
  }
  await lockSchemesShared(tx);
  const scheme = (await loadSchemes(tx)).find(({ schemeId }) => schemeId === held.schemeId);
  if (scheme === undefined) throw refuse("scheme_not_found");
  // They agreed to what they were shown, and the shop offers it no more: they are asked again. The twin: guard_request.
  if (!(await promisesAlike(tx, held.schemeVersionId, scheme.id))) throw refuse("scheme_changed_since");
  const book = await openBook(call, held.clientId, {
    schemeName: scheme.name,
    bookNumber,
    amountPaise: paise(held.amountPaise),
    instalments: scheme.instalments,
    memberType: "new",
    paidMonths: 0,
    nominees: nomineesAsked(held.nominees),
  });
  return { ...held, bookId: book.id };
}

/** Writes what is new about a request, and returns it with that. */
async function changed<Held extends RequestRow, Change extends Parameters<typeof updateRequest>[2]>(
  tx: Transaction,
  request: Held,
  change: Change,
): Promise<Held & Change> {
  await updateRequest(tx, request.id, change);
  return { ...request, ...change };
}

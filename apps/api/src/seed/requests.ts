import { TERMS_VERSION } from "@thangam/texts/terms-version";
import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Transaction } from "#platform/database/db.ts";
import { addDays, laterOf } from "./calendar.ts";
import type { ShopYear } from "./calendar.ts";
import { demoCustomer, inventPeople, staff } from "./people.ts";
import type { Person } from "./people.ts";
import type { PlannedBook, PlannedClient } from "./plan.ts";
import type { Random } from "./random.ts";
import { paiseOf } from "./scheme-amounts.ts";
import { schemes } from "./schemes.ts";
import type { DemoScheme } from "./schemes.ts";

/** Somebody who asked for a book, and what became of it. */
export interface PlannedRequest {
  kind: "join" | "further_book";
  person: Pick<Person, "name" | "email" | "mobile">;
  scheme: DemoScheme;
  rupees: number;
  askedAt: Date;
  decision:
    | { status: "approved"; at: Date; book: PlannedBook }
    | { status: "rejected"; at: Date; reason: string }
    | null;
}

const WAITING = 8;
const REJECTED = 5;
const APPROVED = 24;
const REASONS = ["The mobile number is not in use", "Asked twice by mistake", "Wanted another scheme"] as const;

/** New people who wait or were refused, members who ask for more, and those whom the shop has let in. */
export function planRequests(year: ShopYear, clients: readonly PlannedClient[], random: Random): PlannedRequest[] {
  const taken = new Set(clients.map(({ person }) => person.name));
  const strangers = inventPeople(80, random)
    .filter(({ name }) => !taken.has(name))
    .slice(0, WAITING + REJECTED)
    .map((person, n) => ({ ...person, mobile: String(9_000_020_001 + n * 7) }));
  const members = clients.map(({ person }) => person).filter((person) => person !== demoCustomer);
  const planRequest = (kind: PlannedRequest["kind"], person: PlannedRequest["person"], day: BusinessDay) => {
    const scheme: DemoScheme = random.pick(
      Object.values<DemoScheme>(schemes).filter(({ code }) => code !== schemes.pongal.code),
    );
    const rupees = random.pick(Object.values(scheme.prefixes)) ?? 300;
    const askedAt = year.moment(year.openFrom(day), random.between(100, 900));
    return { kind, person, scheme, rupees, askedAt, decision: null } satisfies PlannedRequest;
  };
  const daysAgo = (min: number, max: number) => addDays(year.today, -random.between(min, max));

  const waiting = [
    ...strangers.slice(0, WAITING).map((person) => planRequest("join", person, daysAgo(0, 9))),
    planRequest("further_book", demoCustomer, daysAgo(1, 2)),
    planRequest("further_book", members[40] ?? demoCustomer, daysAgo(2, 6)),
    // One who is known already, and one of the shop's own people, whom nobody may approve.
    planRequest("join", members[41] ?? demoCustomer, daysAgo(2, 6)),
    planRequest("join", staff[2], daysAgo(2, 6)),
  ];
  const rejected = strangers.slice(WAITING).map((person): PlannedRequest => {
    const asked = planRequest("join", person, daysAgo(12, 120));
    const at = new Date(asked.askedAt.getTime() + random.between(1, 30) * 3_600_000);
    return { ...asked, decision: { status: "rejected", at, reason: random.pick(REASONS) } };
  });
  const approved = clients
    .flatMap(({ books: [first] }) => (first === undefined || first.paidMonths > 0 ? [] : [first]))
    .slice(0, APPROVED)
    .map((book) => approvedRequest(book, year, random));
  return [...waiting, ...rejected, ...approved];
}

/** The request that a book came from; it was asked for a day or two before. */
function approvedRequest(book: PlannedBook, year: ShopYear, random: Random): PlannedRequest {
  const { person, scheme, rupees, openedOn } = book;
  const asked = year.openFrom(laterOf(addDays(openedOn, -random.between(1, 2)), year.firstDay));
  const at = year.moment(openedOn, 0);
  const askedAt = new Date(Math.min(year.moment(asked, random.between(100, 900)).getTime(), at.getTime()));
  return { kind: "join", person, scheme, rupees, askedAt, decision: { status: "approved", at, book } };
}

interface Places {
  clientIdByEmail: ReadonlyMap<string, bigint>;
  userIdByEmail: ReadonlyMap<string, bigint>;
  bookIdByNumber: ReadonlyMap<string, bigint>;
  admin: { id: bigint; userType: string };
}

/** Writes the requests, and who decided them to the audit trail. */
export async function insertRequests(
  tx: Transaction,
  requests: readonly PlannedRequest[],
  places: Places,
): Promise<void> {
  const schemes = await tx.schemeVersion.findMany({ include: { scheme: true }, orderBy: { version: "asc" } });
  const schemeByCode = new Map(schemes.map(({ id, schemeId, scheme: { code } }) => [code, { id, schemeId }]));
  const ids = await tx.request.createManyAndReturn({
    data: requests.map((request) => rowOf(request, schemeByCode, places)),
    select: { id: true },
  });
  const decided = requests.flatMap(({ decision }, n) => {
    const id = ids[n]?.id.toString();
    if (decision === null || id === undefined) return [];
    return { id, at: decision.at, operation: OPERATION_BY_STATUS[decision.status] };
  });
  const context = {
    actorId: places.admin.id.toString(),
    actorType: places.admin.userType,
    requestId: "demo",
    address: "127.0.0.1",
  };
  await tx.$executeRaw`
    select write_audit(${JSON.stringify(context)}::jsonb || jsonb_build_object('operation', d.operation), d.at, 'request',
                       d.id::text)::text
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) as d(id bigint, at timestamptz, operation text)`;
}

const OPERATION_BY_STATUS = { approved: "Approve_Client_Request", rejected: "Reject_Client_Request" } as const;

function rowOf(
  { kind, person, scheme, rupees, askedAt, decision }: PlannedRequest,
  schemeByCode: ReadonlyMap<string, { id: bigint; schemeId: bigint }>,
  { clientIdByEmail, userIdByEmail, bookIdByNumber, admin }: Places,
) {
  const { name, email, mobile } = person;
  const isTheirs = kind === "further_book" || decision?.status === "approved";
  const asked = {
    kind,
    name,
    email,
    mobile,
    userId: isTheirs ? (userIdByEmail.get(email) ?? null) : null,
    clientId: isTheirs ? (clientIdByEmail.get(email) ?? null) : null,
    schemeId: schemeByCode.get(scheme.code)?.schemeId ?? 0n,
    schemeVersionId: schemeByCode.get(scheme.code)?.id ?? 0n,
    amountPaise: paiseOf(rupees),
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: askedAt,
    emailVerifiedAt: askedAt,
    createdAt: askedAt,
  };
  if (decision === null) return asked;
  const { status, at } = decision;
  const decided = { ...asked, clientStatus: status, bookStatus: status, decidedAt: at, decidedById: admin.id };
  if (decision.status === "rejected") return { ...decided, reason: decision.reason };
  return { ...decided, isSignInNew: true, bookId: bookIdByNumber.get(decision.book.number) ?? null };
}

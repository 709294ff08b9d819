import { randomUUID } from "node:crypto";
import bcrypt from "bcrypt";
import * as ledger from "#ledger/money-operations.ts";
import type { PaymentAnswer } from "#ledger/money-operations.ts";
import type { CommandContext } from "#operations/handler.ts";
import type { Database } from "#platform/db.ts";

export type Make = ReturnType<typeof makeFor>;

/** The password of every person made here, unless another is given. */
export const testPassword = "Thangam@2026";

const testDay = "2026-05-04";
const testMoment = new Date("2026-05-04T05:30:00.000Z");

export interface MakeUser {
  name?: string;
  email?: string;
  mobile?: string;
  userType?: "Admin" | "Employee" | "Customer";
  status?: "Active" | "Inactive" | "Disabled";
  password?: string;
  passwordIsTemporary?: boolean;
  passwordExpiresAt?: Date | null;
  designationId?: bigint | null;
  lastLoginAt?: Date | null;
  capabilities?: readonly string[];
  now?: Date;
}

export interface MakeScheme {
  code?: string;
  name?: string;
  type?: "Monthly" | "Daily";
  instalments?: number;
  accrual?: "amount" | "weight";
  paymentRule?: "fixed" | "flexible";
  minimumPaise?: bigint;
  multipleOfPaise?: bigint;
  roundingMode?: "down" | "half_up";
  roundingPlaces?: 2 | 3;
  roundingBasis?: "row" | "total";
  instalmentsPerMonth?: number | null;
  isOpen?: boolean;
  /** Letters, and the instalment they stand for; null for any allowed amount. */
  prefixes?: Readonly<Record<string, bigint | null>>;
  now?: Date;
}

export interface MakeClient {
  name?: string;
  email?: string;
  mobile?: string;
  status?: "Pending" | "Approved" | "Rejected" | "Closed";
  /** undefined: a sign-in is made; null: none. */
  userId?: bigint | null;
  termsAccepted?: boolean;
  now?: Date;
}

export interface MakeBook {
  clientId?: bigint;
  schemeVersionId?: bigint;
  scheme?: MakeScheme;
  number?: string;
  amountPaise?: bigint;
  /** More than 0 makes the member an existing one. */
  paidMonths?: number;
  closedAt?: Date;
  status?: "Pending" | "Approved" | "Rejected" | "Closed" | "Settled";
  actorId?: bigint | null;
  now?: Date;
  day?: string;
}

export interface MakePayment {
  bookId?: bigint;
  book?: MakeBook;
  status?: "Pending" | "Payment Approved" | "Failed" | "Refunded";
  /** An approved payment that is not Online was taken at the counter. */
  mode?: "Cash" | "Card" | "UPI" | "Cheque" | "Bank" | "Online";
  amountPaise?: bigint | null;
  weightMg?: bigint | null;
  transactionNumber?: string | null;
  actorId?: bigint | null;
  now?: Date;
  day?: string;
}

export interface MakeGoldRate {
  day?: string;
  purity?: "22K" | "24K";
  ratePaisePerGram?: bigint;
  setById?: bigint | null;
  now?: Date;
}

/**
 * Makes records the way the application does (money through the ledger's functions), with the parents they
 * need. Used by tests, the demo data and the browser tests.
 */
export function makeFor(db: Database) {
  const make = {
    async user(given: MakeUser = {}) {
      const { now = testMoment, password = testPassword, capabilities = [], passwordIsTemporary = false, ...rest } = given;
      const serial = nextSerial();
      const user = await db.user.create({
        data: {
          name: `Person ${serial}`,
          email: `person${serial}@example.com`,
          mobile: mobileOf(serial),
          userType: "Customer",
          ...rest,
          passwordHash: await hashOf(password),
          passwordIsTemporary,
          passwordExpiresAt: rest.passwordExpiresAt ?? (passwordIsTemporary ? daysAfter(now, 7) : null),
          passwordChangedAt: now,
          createdAt: now,
          updatedAt: now,
        },
      });
      if (capabilities.length > 0) {
        const granted = { userId: user.id, grantedById: user.id, grantedAt: now };
        await db.capabilityGrant.createMany({ data: capabilities.map((capability) => ({ capability, ...granted })) });
      }
      return user;
    },

    /** A first version of a new scheme, with its prefixes. By default: fixed, 15 months, Rs 500. */
    async scheme(given: MakeScheme = {}) {
      const { code, prefixes, now: createdAt = testMoment, ...rest } = given;
      const serial = nextSerial();
      const chosen = prefixes ?? { [lettersOf(serial)]: rest.paymentRule === "flexible" ? null : 50_000n };
      return db.schemeVersion.create({
        data: {
          scheme: { create: { code: code ?? `scheme-${serial}` } },
          version: 1,
          name: `Scheme ${serial}`,
          type: "Monthly",
          instalments: 15,
          accrual: "amount",
          paymentRule: "fixed",
          minimumPaise: 10_000n,
          multipleOfPaise: 10_000n,
          ...rest,
          createdAt,
          prefixes: {
            create: Object.entries(chosen).map(([prefix, amountPaise], position) => ({ prefix, amountPaise, position })),
          },
        },
        include: { prefixes: { orderBy: { position: "asc" } } },
      });
    },

    async client(given: MakeClient = {}) {
      const { now = testMoment, userId, ...rest } = given;
      const serial = nextSerial();
      const person = { name: `Client ${serial}`, email: `client${serial}@example.com`, mobile: mobileOf(serial) };
      const { name, email, mobile } = { ...person, ...rest };
      const owner = userId === undefined ? (await make.user({ name, email, mobile, now })).id : userId;
      return db.client.create({
        data: { ...person, status: "Approved", termsAccepted: true, ...rest, userId: owner, createdAt: now, updatedAt: now },
      });
    },

    async book(given: MakeBook = {}) {
      const { now = testMoment, day = testDay, paidMonths = 0, closedAt, status = closedAt ? "Closed" : "Approved" } = given;
      const version =
        given.schemeVersionId === undefined
          ? await make.scheme(given.scheme)
          : await db.schemeVersion.findUniqueOrThrow({ where: { id: given.schemeVersionId }, include: { prefixes: true } });
      const typed = /^[A-Z]+/.exec(given.number ?? "")?.[0];
      const prefix = version.prefixes.find((candidate) => typed === undefined || candidate.prefix === typed);
      if (prefix === undefined) throw new Error(`${version.name} has no prefix for the book ${given.number}`);
      const id = await ledger.openBook(db, contextOf("Enrol_Client", given.actorId ?? null), {
        now,
        day,
        clientId: given.clientId ?? (await make.client({ now })).id,
        number: given.number ?? `${prefix.prefix}${1000 + nextSerial()}`,
        schemeVersionId: version.id,
        prefix: prefix.prefix,
        amountPaise: given.amountPaise ?? prefix.amountPaise ?? 50_000n,
        memberType: paidMonths > 0 ? "Existing" : "New",
        paidMonths,
      });
      if (status === "Approved") return db.book.findUniqueOrThrow({ where: { id } });
      const isOver = status === "Closed" || status === "Settled";
      return db.book.update({ where: { id }, data: { status, closedAt: isOver ? (closedAt ?? now) : null, updatedAt: now } });
    },

    async payment(given: MakePayment = {}): Promise<PaymentAnswer> {
      const { now = testMoment, day = testDay, status = "Payment Approved", mode = "Cash", amountPaise = null } = given;
      const { weightMg = null, transactionNumber = null, actorId = null } = given;
      const bookId = given.bookId ?? (await make.book({ now, day, ...given.book })).id;
      const isCredited = status === "Payment Approved" || status === "Refunded";
      let payment: PaymentAnswer;
      if (isCredited && mode !== "Online") {
        const { number } = await db.book.findUniqueOrThrow({ where: { id: bookId }, select: { number: true } });
        const taken = { now, day, bookNumber: number, mode, amountPaise, weightMg, transactionNumber };
        payment = await ledger.takeCounterPayment(db, contextOf("Add_monhlyOfflinePayments", actorId), taken);
      } else {
        const started = { now, day, bookId, ownerUserId: null, amountPaise, instalmentCount: null };
        payment = await ledger.startPayment(db, contextOf("Add_Transaction", actorId), started);
      }
      const { paymentId } = payment;
      if (isCredited && mode === "Online") {
        const number = transactionNumber ?? `TXN${nextSerial()}${paymentId}`;
        const confirmed = { now, day, paymentId, expectedBookNumber: null, instalmentNumber: null, weightMg, transactionNumber: number };
        payment = await ledger.acknowledgePayment(db, contextOf("Acknowledge_Payment", actorId), confirmed);
      }
      if (status === "Failed") return ledger.failPayment(db, contextOf("Fail_Payment", actorId), { now, paymentId, reason: null });
      if (status !== "Refunded") return payment;
      return ledger.refundPayment(db, contextOf("Refund_Payment", actorId), { now, day, paymentId, reason: "Paid by mistake" });
    },

    goldRate(given: MakeGoldRate = {}) {
      const { day = testDay, purity = "22K", ratePaisePerGram = 700_000n, setById = null, now = testMoment } = given;
      return db.goldRate.create({ data: { businessDay: new Date(day), purity, ratePaisePerGram, setById, setAt: now } });
    },

    async session(given: { userId?: bigint; now?: Date; expiresAt?: Date } = {}) {
      const { now = testMoment, userId, expiresAt = daysAfter(now, 30) } = given;
      return db.session.create({
        data: {
          id: randomUUID(),
          userId: userId ?? (await make.user({ now })).id,
          rotatedAt: now,
          createdAt: now,
          lastSeenAt: now,
          expiresAt,
          address: "127.0.0.1",
          userAgent: "test",
        },
      });
    },
  };
  return make;
}

/** What a command is run with when no request stands behind it. */
export function contextOf(operation: string, actorId: bigint | null = null, key: string | null = null): CommandContext {
  return {
    actorId: actorId?.toString() ?? null,
    actorType: actorId === null ? null : "Admin",
    operation,
    key,
    requestHash: "",
    requestId: "",
    address: "",
  };
}

let serial = 0;

function nextSerial(): number {
  serial += 1;
  return serial;
}

// Letters alone, as a prefix must be: 1 → "B", 25 → "Z", 26 → "BA".
function lettersOf(number: number): string {
  const last = String.fromCodePoint(65 + (number % 26));
  return number < 26 ? last : lettersOf(Math.floor(number / 26)) + last;
}

function mobileOf(number: number): string {
  return `9${String(800_000_000 + number)}`;
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 24 * 60 * 60 * 1000);
}

const hashes = new Map<string, Promise<string>>();

// The cheapest cost, and each password once: these accounts guard nothing.
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? bcrypt.hash(password, 4);
  hashes.set(password, hash);
  return hash;
}

import { randomUUID } from "node:crypto";
import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import { storedBenefits } from "#features/schemes/index.ts";
import { closeDay } from "#ledger/day-operations.ts";
import { openBook } from "#ledger/money-operations.ts";
import type { PaymentAnswer } from "#ledger/money-operations.ts";
import type { CodeIn } from "@thangam/contracts/values/codes";
import type { paymentModeCodes } from "@thangam/contracts/values/payments";
import { settleBook } from "#ledger/settle-book.ts";
import type { Database } from "#platform/database/db.ts";
import { daysAfter, hashOf, lettersOf, mobileOf, nextSerial } from "./believable.ts";
import type {
  MakeBook,
  MakeClient,
  MakeClosing,
  MakeGoldRate,
  MakePayment,
  MakeScheme,
  MakeSettlement,
  MakeUser,
} from "./make-inputs.ts";
import { contextOf, moneyFor, testDay, testMoment } from "./money.ts";

export type Make = ReturnType<typeof makeFor>;

/** The password of every person made here, unless another is given. */
export const testPassword = "Thangam@2026";

/**
 * Makes records the way the application does (money through the ledger's functions), with the parents they
 * need. Used by tests, the demo data and the browser tests.
 */
export function makeFor(db: Database) {
  const money = moneyFor(db);
  const make = {
    async user(given: MakeUser = {}) {
      const {
        now = testMoment,
        password = testPassword,
        capabilities = [],
        passwordIsTemporary = false,
        ...rest
      } = given;
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
      const { code, prefixes, benefits = {}, now: createdAt = testMoment, ...rest } = given;
      const serial = nextSerial();
      const chosen = prefixes ?? { [`X${lettersOf(serial)}`]: rest.paymentRule === "flexible" ? null : 50_000n };
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
          benefitRules: storedBenefits({ ...noBenefits, ...benefits }),
          createdAt,
          prefixes: {
            create: Object.entries(chosen).map(([prefix, amountPaise], position) => ({
              prefix,
              amountPaise,
              position,
            })),
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
        data: {
          ...person,
          status: "Approved",
          termsAccepted: true,
          ...rest,
          userId: owner,
          createdAt: now,
          updatedAt: now,
        },
      });
    },

    async book(given: MakeBook = {}) {
      const {
        now = testMoment,
        day = testDay,
        paidMonths = 0,
        closedAt,
        status = closedAt ? "Closed" : "Approved",
      } = given;
      const version =
        given.schemeVersionId === undefined
          ? await make.scheme(given.scheme)
          : await db.schemeVersion.findUniqueOrThrow({
              where: { id: given.schemeVersionId },
              include: { prefixes: true },
            });
      const typed = /^[A-Z]+/.exec(given.number ?? "")?.[0];
      const prefix = version.prefixes.find((candidate) => typed === undefined || candidate.prefix === typed);
      if (prefix === undefined) throw new Error(`${version.name} has no prefix for the book ${given.number}`);
      const id = await openBook(db, contextOf("Enrol_Client", { actorId: given.actorId ?? null }), {
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
      if (status === "Closed") await make.closedBook(id, { now: closedAt ?? now, actorId: given.actorId ?? null });
      if (status === "Settled") {
        await make.payment({ bookId: id, now, day });
        await make.settledBook(id, { now: closedAt ?? now, day });
      }
      return db.book.findUniqueOrThrow({ where: { id } });
    },

    /** Closes a book that is there. */
    async closedBook(
      id: bigint,
      { now = testMoment, actorId = null, remarks = null }: MakeClosing = {},
    ): Promise<void> {
      await db.$executeRaw`select close_book(${now}::timestamptz, ${actorId}::bigint, ${id}::bigint, ${remarks})`;
    },

    async reopenedBook(id: bigint, { now = testMoment, actorId = null }: MakeClosing = {}): Promise<void> {
      await db.$executeRaw`select reopen_book(${now}::timestamptz, ${actorId}::bigint, ${id}::bigint)`;
    },

    /** Settles a book that has something saved: without any bonus, by a voucher unless told otherwise. */
    async settledBook(id: bigint, given: MakeSettlement = {}): Promise<void> {
      const { now = testMoment, day = testDay, actorId = null } = given;
      const {
        way = "voucher",
        mode = null,
        reference = `V${id}`,
        bonusPaise = 0n,
        bonusMg = 0n,
        waiver = null,
      } = given;
      const { balance, maturesOn } = await db.book.findUniqueOrThrow({ where: { id }, include: { balance: true } });
      await db.$transaction((tx) =>
        settleBook(tx, contextOf("Settle_Book", { actorId }), now, day, {
          bookId: id,
          way,
          mode,
          reference,
          remarks: "The saver asked for it",
          bonusPaise,
          bonusMg,
          maturesOn: maturesOn.toISOString().slice(0, 10),
          waiver,
          totalPaise: given.totalPaise ?? (balance?.paidPaise ?? 0n) + bonusPaise,
          totalMg: given.totalMg ?? (balance?.weightMg ?? 0n) + bonusMg,
        }),
      );
    },

    async payment(given: MakePayment = {}): Promise<PaymentAnswer> {
      const { bookId: ofBook, book: parent, status = "credited", mode = "cash", ...rest } = given;
      const { amountPaise = null, weightMg = null, transactionNumber = null, ...when } = rest;
      const bookId = ofBook ?? (await make.book({ ...when, ...parent })).id;
      const isCredited = status === "credited" || status === "refunded";
      let payment: PaymentAnswer;
      if (isCredited && mode !== "online") {
        const { number } = await db.book.findUniqueOrThrow({ where: { id: bookId }, select: { number: true } });
        payment = await money.take(number, { ...when, mode, amountPaise, weightMg, transactionNumber });
      } else {
        payment = await money.start(bookId, { ...when, amountPaise });
        const number = transactionNumber ?? `TXN${nextSerial()}${payment.paymentId}`;
        if (isCredited)
          payment = await money.acknowledge(payment.paymentId, { ...when, weightMg, transactionNumber: number });
      }
      if (status === "failed") return money.fail(payment.paymentId, when);
      return status === "refunded" ? money.refund(payment.paymentId, { ...when, reason: "Paid by mistake" }) : payment;
    },

    goldRate(given: MakeGoldRate = {}) {
      const { day = testDay, purity = "22K", ratePaisePerGram = 700_000n, setById = null, now = testMoment } = given;
      return db.goldRate.create({
        data: { businessDay: new Date(day), purity, ratePaisePerGram, setById, setAt: now },
      });
    },

    /** Closes a day with all as expected and nothing left in the drawer; answers the day. */
    async closedDay(given: { day: string; actorId?: bigint | null; now?: Date }) {
      const { day, actorId = null, now = testMoment } = given;
      const figures = await db.$queryRaw<{ mode: CodeIn<typeof paymentModeCodes>; expected_paise: bigint }[]>`
        select mode, expected_paise from day_figures(${day}::date)`;
      await closeDay(db, contextOf("Close_Day", { actorId }), {
        now,
        today: day,
        day,
        // A drawer that gave more than it held was helped out from the safe.
        counts: figures.map(({ mode, expected_paise: expectedPaise }) =>
          mode === "cash" && expectedPaise < 0n
            ? { mode, countedPaise: 0n, reason: "Given from the safe" }
            : { mode, countedPaise: expectedPaise, reason: null },
        ),
        carriedPaise: 0n,
        note: null,
      });
      return day;
    },

    /** A file that was read and checked, with one good row; importing it makes nothing that is believable. */
    async checkedImport(given: { now?: Date } = {}) {
      const { now = testMoment } = given;
      const serial = nextSerial();
      return db.importBatch.create({
        data: {
          fileName: `books ${serial}.csv`,
          fileHash: new Uint8Array(Buffer.from(`file ${serial}`)),
          status: "Checked",
          rowCount: 1,
          doneRows: 1,
          uploadedAt: now,
          uploadedById: (await make.user({ userType: "Admin", now })).id,
          checkedAt: now,
          rows: {
            create: [
              {
                rowNumber: 2,
                raw: { name: `Client ${serial}` },
                name: `Client ${serial}`,
                email: `imported${serial}@example.com`,
                mobile: mobileOf(serial),
                scheme: "Thanga Mazhai",
                bookNumber: `SMP${10_000 + serial}`,
                amountPaise: 50_000n,
                paidMonths: 1,
                state: "Good",
              },
            ],
          },
        },
      });
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

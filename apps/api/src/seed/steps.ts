import { recordBankBalance } from "./bank-balance.ts";
import { addDays } from "./calendar.ts";
import { closeDays, planClosings } from "./day-closings.ts";
import { decideCheques } from "./cheques.ts";
import { settleAtGateway } from "./gateway-settlements.ts";
import { insertImports } from "./imports.ts";
import { insertClients, insertStaff } from "./insert-people.ts";
import type { PasswordHashes } from "./insert-people.ts";
import { insertLoyaltyRates } from "./loyalty.ts";
import { tellOfOnlinePayments } from "./online-payments.ts";
import type { PlannedShop } from "./plan-shop.ts";
import { batchesOf, postBatch } from "./post-events.ts";
import { seededRandom } from "./random.ts";
import { remindedDays, switchRemindersOn } from "./reminders.ts";
import { insertRequests, planRequests } from "./requests.ts";
import { insertSchemes, reviseSchemes } from "./schemes.ts";
import { endingsOf, settleDemoBook } from "./settle-books.ts";
import { ageMessages, closeBooks } from "./write-states.ts";
import { openSecondBranch } from "./second-branch.ts";
import { demoProfile, insertShopProfile } from "./shop-profile.ts";
import type { ShopIds } from "./shop-ids.ts";
import { startImport } from "@thangam/contracts/imports/operations";
import { saveScheme } from "@thangam/contracts/schemes/operations";
import { saveShopProfile } from "@thangam/contracts/settings/profile-operations";
import { saveSettings } from "@thangam/contracts/settings/settings-operations";
import { setUpShop } from "@thangam/contracts/setup/first-admin-operations";
import { queueReminders } from "#features/messages/reminders/index.ts";
import type { Transaction } from "#platform/database/db.ts";

/**
 * A part of the making of a shop that takes less than a second on a slow machine; a transaction does one or more of them.
 * What it needs of those before it stands in `ids`.
 */
export type Step = (tx: Transaction, ids: ShopIds) => Promise<void>;

/** The first step: people, schemes, rates, and who the shop is. */
export async function beginningOf(tx: Transaction, shop: PlannedShop, hashes: PasswordHashes): Promise<void> {
  const { year, clients } = shop;
  const { admin } = await insertStaff(tx, year, hashes);
  await insertSchemes(tx, year.moment(year.firstDay, 0));
  await insertGoldRates(tx, shop, admin.id);
  await insertLoyaltyRates(tx, year, admin.id);
  await insertClients(tx, year, clients, admin.id, hashes);
  const at = year.moment(year.firstDay, 0);
  await note(tx, admin, setUpShop.wire, at);
  await insertShopProfile(tx, at, admin.id);
  await note(tx, admin, saveShopProfile.wire, at, { type: "settings", id: "profile", detail: demoProfile });
}

/** Somebody set it up, as the trail of any shop says: each transaction of a step may be one of its own. */
async function note(
  tx: Transaction,
  { id, userType }: ShopIds["admin"],
  operation: string,
  at: Date,
  record: { type: string; id: string; detail: object } = { type: "user", id: id.toString(), detail: {} },
): Promise<void> {
  const context = {
    actorId: id.toString(),
    actorType: userType,
    operation,
    requestId: "demo",
    address: "127.0.0.1",
  };
  await tx.$executeRaw`
    select write_audit(${JSON.stringify(context)}::jsonb, ${at}::timestamptz, ${record.type}, ${record.id},
      ${JSON.stringify(record.detail)}::jsonb)::text`;
}

/** All further ones, in their order; those of a second branch where its people have passwords. */
export function stepsOf(
  { now, year, clients, events, closings }: PlannedShop,
  ofBranch: PasswordHashes | null,
): Step[] {
  return [
    ...batchesOf(events).map(
      (batch): Step =>
        (tx, ids) =>
          postBatch(tx, batch, { ...ids, staff: ids.counter }),
    ),
    (tx, ids) => insertRequests(tx, planRequests(year, clients, seededRandom(917)), ids),
    async (tx, ids) => note(tx, ids.admin, startImport.wire, await insertImports(tx, year, { clients, ...ids })),
    async (tx, { admin }) => {
      const at = year.moment(year.openFrom(addDays(year.today, -20)), 500);
      await reviseSchemes(tx, at, admin.id);
      await note(tx, admin, saveScheme.wire, at);
    },
    (tx, { bookIdByNumber, admin }) => closeBooks(tx, closings, bookIdByNumber, admin),
    ...CHEQUES.map(
      (most): Step =>
        (tx, { admin }) =>
          decideCheques(tx, year, admin, most),
    ),
    ...endingsOf(closings).map(
      (ending, n): Step =>
        (tx, { bookIdByNumber, admin }) =>
          settleDemoBook(tx, { ...ending, n }, bookIdByNumber, admin),
    ),
    (tx, { admin }) => tellOfOnlinePayments(tx, admin, { now, year }),
    (tx, { admin }) => settleAtGateway(tx, year, admin),
    ...dayClosings(year),
    (tx, { admin }) => recordBankBalance(tx, year, admin),
    async (tx, { admin }) => {
      const since = year.moment(year.openFrom(addDays(year.today, -30)), 0);
      await switchRemindersOn(tx, since, admin.id);
      await note(tx, admin, saveSettings.wire, since);
    },
    ...remindedDays(year).map(
      (day): Step =>
        async (tx) =>
          void (await queueReminders(tx, year.moment(day, 0), day)),
    ),
    ...(ofBranch === null ? [] : [((tx, ids) => openSecondBranch({ tx, year, ids, hashes: ofBranch })) satisfies Step]),
    (tx) => ageMessages(tx, now),
  ];
}

/** Cheques in one step; the last one decides what is left. */
const CHEQUES = [...Array.from({ length: 20 }, () => 10), null];

/** Closes and deposits in one step. */
const DAYS = 2;

function dayClosings(year: PlannedShop["year"]): Step[] {
  const steps: Step[] = [];
  const { length } = planClosings(year, seededRandom(918), []);
  for (let from = 0; from < length; from += DAYS) {
    steps.push((tx, { counter }) =>
      closeDays(tx, planClosings(year, seededRandom(918), counter).slice(from, from + DAYS)),
    );
  }
  return steps;
}

async function insertGoldRates(tx: Transaction, { year, rates }: PlannedShop, setById: bigint): Promise<void> {
  await tx.goldRate.createMany({
    data: rates.flatMap(({ day, paise22K, paise24K }) => {
      const set = { businessDay: new Date(day), setById, setAt: year.moment(day, 0) };
      return [
        { ...set, purity: "22K", ratePaisePerGram: paise22K },
        { ...set, purity: "24K", ratePaisePerGram: paise24K },
      ];
    }),
  });
}

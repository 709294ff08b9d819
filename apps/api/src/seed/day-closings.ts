import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Transaction } from "#platform/database/db.ts";
import type { ShopYear } from "./calendar.ts";
import type { Random } from "./random.ts";

interface Person {
  id: bigint;
  userType: string;
}

/** What stays in the drawer over night. */
const FLOAT_PAISE = 500_000;

/** Some days the drawer and the ledger do not agree; yesterday was one of them. */
const DIFFERENCES = [
  { paise: -1000, reason: "One note of ten is missing; counted three times" },
  { paise: 2000, reason: "A customer left without the change of 20; set aside for them" },
  { paise: -10_000, reason: "A note of 100 was refused by the bank as worn" },
] as const;

/**
 * The closes of every day of the shop's year but today, each in the evening; one was opened again and closed once more. And
 * what was taken to the bank in between, and brought into the drawer where more was paid back than lay in it.
 */
export function planClosings(year: ShopYear, random: Random, people: readonly Person[]) {
  const days = year.openDays.filter((day) => day < year.today);
  const brought = (day: BusinessDay) => ({
    day,
    kind: "bring",
    difference: null,
    at: year.moment(day, 20),
    context: contextOf("Record_Cash_Withdrawal", people[0]),
  });
  const ofDays = days.flatMap((day, n) => {
    const isYesterday = n === days.length - 1;
    const difference = isYesterday ? DIFFERENCES[0] : random.chance(4) ? random.pick(DIFFERENCES) : null;
    const person = people[n % people.length];
    const counted = { day, kind: "count", context: contextOf("Count_Drawer", person), difference };
    const close = { day, kind: "close", context: contextOf("Close_Day", person), difference };
    // Once a week what lies in the safe goes to the bank, and what the bank shows is confirmed.
    const bank = { day, context: contextOf("Record_Bank_Deposit", people[0]), difference, at: year.moment(day, 615) };
    const weekly = [
      { ...bank, kind: "deposit", account: "CASH_SAFE" },
      { ...bank, kind: "upi", account: "UPI_CLEARING", context: contextOf("Record_Bank_Entry", people[0]) },
    ];
    const entries = [brought(day), ...(n % 6 === 5 ? weekly : [])];
    const closed = (minutes: number) => [counted, close].map((call) => ({ ...call, at: after(year, day, minutes) }));
    if (n !== days.length - 4) return [...entries, ...closed(10)];
    return [
      ...entries,
      ...closed(10),
      { day, kind: "reopen", context: contextOf("Reopen_Day", people[0]), difference, at: after(year, day, 20) },
      ...closed(45),
    ];
  });
  return [...ofDays, brought(year.today)];
}

/** Closes days, opens the one again, and records what the bank got and what was brought into the drawer. */
export async function closeDays(tx: Transaction, calls: ReturnType<typeof planClosings>): Promise<void> {
  // Each function sees what the ones before it in the list did. Cash is counted with its difference, all else as expected. What
  // the drawer lacks comes in whole thousands of rupees from the safe, or from the bank where the safe does not hold so much.
  await tx.$executeRaw`
    select case e ->> 'kind'
      when 'count' then (
        select to_jsonb(keep_drawer_count(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'day')::date, 1::smallint,
          f.expected_paise + case when f.expected_paise > 10000 then coalesce((e -> 'difference' ->> 'paise')::bigint, 0) else 0 end))
        from day_figures((e ->> 'day')::date, 1::smallint) f where f.mode = 'cash')
      when 'reopen' then reopen_day(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'day')::date,
        'A card slip was found under the counter', 1::smallint)
      when 'bring' then (
        select record_cash_withdrawal(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'day')::date, (e ->> 'day')::date,
          1::smallint, taken_from, paise, case taken_from when 'bank' then 'CW-' || translate(e ->> 'day', '-', '') end,
          'For a payout at the counter')
        from (
          select lacking.paise, case when coalesce(safe.balance, 0) < lacking.paise then 'bank' else 'safe' end as taken_from
          from (
            select ceil(-f.expected_paise / 100000.0)::bigint * 100000 as paise from day_figures((e ->> 'day')::date, 1::smallint) f
            where f.mode = 'cash' and f.expected_paise < 0) lacking
          left join balances_at((e ->> 'day')::date) safe on safe.account_id = account('CASH_SAFE')
            and safe.place_id = 1) brought)
      when 'deposit' then (
        select record_bank_deposit(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'day')::date, (e ->> 'day')::date,
          1::smallint, 'safe', b.balance, 'DS-' || translate(e ->> 'day', '-', ''))
        from balances_at((e ->> 'day')::date) b join accounts a on a.id = b.account_id
        where a.code = e ->> 'account' and b.place_id = 1 and b.balance > 0)
      when 'upi' then (
        select record_bank_entry(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'day')::date, (e ->> 'day')::date,
          1::smallint, 'credit', 'upi', b.balance, 'UPI-' || translate(e ->> 'day', '-', ''))
        from balances_at((e ->> 'day')::date - 1) b join accounts a on a.id = b.account_id
        where a.code = e ->> 'account' and b.place_id = 1 and b.balance > 0)
      else (
        select close_day(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'day')::date, 20, (e ->> 'day')::date,
          jsonb_agg(jsonb_build_object('mode', mode, 'countedPaise', counted::text, 'reason', case
            when counted <> expected_paise then e -> 'difference' ->> 'reason' end)),
          least(${FLOAT_PAISE}, max(counted) filter (where mode = 'cash')), null, false, 1::smallint)
        from (select f.mode, f.expected_paise, f.expected_paise + case when f.mode = 'cash' and f.expected_paise > 10000
            then coalesce((e -> 'difference' ->> 'paise')::bigint, 0) else 0 end as counted
          from day_figures((e ->> 'day')::date, 1::smallint) f) figures)
    end
    from jsonb_array_elements(${JSON.stringify(calls)}::jsonb) with ordinality as list(e, place)
    order by place`;
}

/** Minutes after the shop shut. */
function after(year: ShopYear, day: BusinessDay, minutes: number): Date {
  return new Date(year.moment(day, 1000).getTime() + minutes * 60_000);
}

function contextOf(operation: string, person: Person | undefined) {
  return {
    actorId: person?.id.toString() ?? null,
    actorType: person?.userType ?? null,
    operation,
    requestId: "demo",
    address: "127.0.0.1",
  };
}

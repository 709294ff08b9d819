import type { BusinessDay } from "@thangam/contracts/values/time";
import { addDays } from "./calendar.ts";
import type { ShopYear } from "./calendar.ts";
import { demoCustomer, inventPeople } from "./people.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import { schemes } from "./schemes.ts";
import type { DemoScheme, SchemeKey } from "./schemes.ts";

/** How a person keeps to due days. */
type Manner = "punctual" | "late" | "irregular" | "stopped" | "daily" | "often" | "seldom";

export interface PlannedBook {
  number: string;
  person: Person;
  scheme: DemoScheme;
  prefix: string;
  rupees: number;
  paidMonths: number;
  openedOn: BusinessDay;
  manner: Manner;
}

export interface PlannedClient {
  person: Person;
  books: PlannedBook[];
}

const CLIENTS = 200;

/** Who saves with the demo shop, and in what; the first of them can sign in. */
export function planClients(year: ShopYear, random: Random): PlannedClient[] {
  const nextNumber = numberBooks();
  const people = inventPeople(CLIENTS - 1, random);
  const clients = people.map((person) => {
    const count = random.weighted([
      [1, 60],
      [2, 30],
      [3, 10],
    ]);
    return { person, books: Array.from({ length: count }, () => planBook(person, year, random, nextNumber)) };
  });
  clients.at(-1)?.books.push(lastOfPongal(people.at(-1) ?? demoCustomer, year, nextNumber));
  return [{ person: demoCustomer, books: booksOfDemoCustomer(year, nextNumber) }, ...clients];
}

type NumberBook = (prefix: string) => string;

function planBook(person: Person, year: ShopYear, random: Random, numberOf: NumberBook): PlannedBook {
  const scheme: DemoScheme =
    schemes[
      random.weighted<SchemeKey>([
        ["mazhai", 30],
        ["eleven", 26],
        ["thangaThen", 20],
        ["malar", 13],
        ["flexi", 11],
      ])
    ];
  const prefix = prefixFor(scheme, random);
  // Members of the years before moved in with their books in the first weeks; the flexible plans began new.
  const isExisting = scheme.paymentRule === "fixed" && random.chance(45);
  const age = isExisting ? random.between(335, 365) : random.between(3, 350);
  return {
    number: numberOf(prefix),
    person,
    scheme,
    prefix,
    rupees: scheme.prefixes[prefix] ?? random.pick([100, 200, 300, 500]),
    paidMonths: isExisting ? random.between(1, scheme.instalments - 2) : 0,
    openedOn: year.openFrom(addDays(year.today, -age)),
    manner:
      scheme.paymentRule === "fixed"
        ? random.weighted([
            ["punctual", 66],
            ["late", 18],
            ["irregular", 8],
            ["stopped", 8],
          ])
        : random.weighted([
            ["daily", 15],
            ["often", 45],
            ["seldom", 40],
          ]),
  };
}

/** Small instalments are the most usual. */
function prefixFor(scheme: DemoScheme, random: Random): string {
  const prefixes = Object.keys(scheme.prefixes);
  const place = random.weighted([
    [0, 30],
    [1, 32],
    [2, 22],
    [3, 11],
    [4, 5],
  ]);
  return prefixes[place % prefixes.length] ?? "";
}

/** A weight scheme half way, an amount scheme whose next instalment falls due within days, and a flexible plan. */
function booksOfDemoCustomer(year: ShopYear, numberOf: NumberBook): PlannedBook[] {
  const book = (
    scheme: DemoScheme,
    prefix: string,
    rupees: number,
    openedOn: BusinessDay,
    manner: Manner,
  ): PlannedBook => ({
    number: numberOf(prefix),
    person: demoCustomer,
    scheme,
    prefix,
    rupees,
    paidMonths: 0,
    openedOn,
    manner,
  });
  return [
    book(schemes.eleven, "GH", 1000, year.openFrom(addDays(year.today, -165)), "punctual"),
    book(schemes.mazhai, "K", 2500, year.openFrom(addDays(year.today, -115)), "punctual"),
    book(schemes.flexi, "GF", 200, year.openFrom(addDays(year.today, -140)), "often"),
  ];
}

/** A book of the scheme that takes no new ones any more. */
function lastOfPongal(person: Person, year: ShopYear, numberOf: NumberBook): PlannedBook {
  return {
    number: numberOf("P"),
    person,
    scheme: schemes.pongal,
    prefix: "P",
    rupees: 1000,
    paidMonths: 0,
    openedOn: year.openFrom(addDays(year.today, -190)),
    manner: "punctual",
  };
}

function numberBooks(): NumberBook {
  const lastByPrefix = new Map<string, number>();
  return (prefix) => {
    const number = (lastByPrefix.get(prefix) ?? 1000) + 1;
    lastByPrefix.set(prefix, number);
    return `${prefix}${number}`;
  };
}

import type { APIRequestContext, Browser, BrowserContext } from "@playwright/test";
import { post, signInAs, signInBy, unique } from "./portal.ts";
import type { Caller } from "./portal.ts";

export interface Customer {
  name: string;
  email: string;
  mobile: string;
}

export function newCustomer(name = "Yazhini Selvam"): Customer {
  const digits = unique();
  return { name: `${name} ${digits}`, email: `saver${digits}@example.com`, mobile: `90001${digits.slice(-5)}` };
}

/** Four letters that no other test of this run uses: its digits, counted with letters. */
export function letters(): string {
  let rest = Number(unique());
  let word = "";
  for (; word.length < 4; rest = Math.floor(rest / 26)) word += String.fromCodePoint(65 + (rest % 26));
  return word;
}

const bookOf = {
  GH: { chitschema: "My Gold Eleven", chitamount: "1000", duration: 11 },
  K: { chitschema: "Thanga Mazhai", chitamount: "2500", duration: 15 },
  GF: { chitschema: "My Gold Flexi Plan", chitamount: "300", duration: 330 },
} as const;

/** A client with one book for each prefix, enrolled behind the screens; returns the numbers of the books. */
export async function enrol(
  browser: Browser,
  customer: Customer,
  ...prefixes: (keyof typeof bookOf)[]
): Promise<string[]> {
  const books = prefixes.map((prefix) => ({ accountno: `${prefix}${unique()}`, ...bookOf[prefix] }));
  await enrolIn(browser, customer, books);
  return books.map(({ accountno }) => accountno);
}

/** A client with a book of Thanga Mazhai that has just this number. */
export function enrolNumber(browser: Browser, customer: Customer, accountno: `K${string}`): Promise<unknown> {
  return enrolIn(browser, customer, [{ accountno, ...bookOf.K }]);
}

function enrolIn(browser: Browser, customer: Customer, schemes: object[]): Promise<unknown> {
  return asAdmin(browser, async ({ request }) => {
    await ensureRate(request);
    return post(request, "Enrol_Client", { ...customer, schemes });
  });
}

/** Sets a gold rate where a run has gone on past midnight, and so into a day without one. */
export async function ensureRate(request: APIRequestContext): Promise<void> {
  const inForce = await post<unknown[]>(request, "Get_Todays_Gold_Rate", {});
  if (inForce.length === 0) await post(request, "Add_Daily_Gold_Rate", { rate: "12000", purity: "22K" });
}

/** Runs something as Admin beside the test's own page, in a browser that opens none until it is asked for one. */
export async function asAdmin<T>(browser: Browser, work: (admin: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    await signInAs(context, "admin");
    return await work(context);
  } finally {
    await context.close();
  }
}

/** What a customer chooses instead of the first password. */
const ownPassword = "a quiet river of gold 7";

/** Signs a new customer in, past the forced change of the first password. */
export async function signInCustomer(page: Caller, customer: Customer): Promise<void> {
  await signInBy(page.request, customer.email, customer.mobile);
  await post(page.request, "ChangePassword", { oldpassword: customer.mobile, password: ownPassword });
  await signInAgain(page, customer);
}

/** Signs a customer in who has chosen a password. */
export async function signInAgain({ request }: Caller, customer: Customer): Promise<void> {
  await signInBy(request, customer.email, ownPassword);
}

/** A payment that the customer started and the shop has not yet confirmed. */
export function startPayment(browser: Browser, bookNumber: string): Promise<unknown> {
  return asAdmin(browser, ({ request }) => post(request, "Add_Transaction", { accountno: bookNumber }));
}

export function takePayment(browser: Browser, bookNumber: string): Promise<unknown> {
  return asAdmin(browser, async ({ request }) => {
    await ensureRate(request);
    return post(request, "Add_monhlyOfflinePayments", { accountno: bookNumber });
  });
}

export interface PlainScheme {
  name: string;
  instalments: string;
  prefix: string;
  amount: string;
  /** Of a scheme that has one version already: the second one is saved. */
  schemeId?: string;
}

/** A scheme that gives back what was saved; returns where it is edited. */
export async function savePlainScheme(request: APIRequestContext, scheme: PlainScheme): Promise<string> {
  const { name, instalments, prefix, amount, schemeId } = scheme;
  const [made] = await post<[{ fld_schemeid: string }]>(request, "Save_Scheme", {
    ...(schemeId !== undefined && { fld_schemeid: schemeId, version: 1 }),
    fld_chitschema: name,
    fld_type: "Monthly",
    fld_duration: instalments,
    accrual: "amount",
    payment_rule: "fixed",
    prefixes: [{ prefix, amount }],
  });
  return `/scheme?id=${made.fld_schemeid}`;
}

/** Where a scheme is edited that the demo shop has had since before terms, which nobody can make any more. */
export async function olderScheme(request: APIRequestContext, name: string): Promise<string> {
  const schemes = await post<{ fld_schemeid: string; fld_chitschema: string }[]>(request, "Get_Schemes", {});
  const found = schemes.find(({ fld_chitschema }) => fld_chitschema === name);
  if (found === undefined) throw new Error(`There is no scheme ${name}.`);
  return `/scheme?id=${found.fld_schemeid}`;
}

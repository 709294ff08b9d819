import { encode } from "@thangam/terms/json/json";
import { beforeAll, expect } from "vitest";
import { lettersOf } from "#testing/believable.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

export const app = useApp();
let admin: SignedIn;
let stories = 0;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

/** An answer as it came over the wire. */
export type Told = Awaited<ReturnType<SignedIn["call"]>>["body"]["data"];

/** Noon of a day at the shop; whoever was signed in long before signs in again. */
export async function comes(day: string): Promise<SignedIn> {
  app.clock.now = new Date(`${day}T06:30:00Z`);
  admin = await app.signedInUser(admin.userId);
  return admin;
}

interface Story {
  terms: object;
  joinedOn: string;
  /** Of an instalment, in rupees; left out, any amount is taken. */
  rupees?: number;
  paidMonths?: number;
}

/** A scheme is saved and a client joins it, all of it over HTTP on that day. */
export async function joined({ terms, joinedOn, rupees, paidMonths = 0 }: Story): Promise<BookStory> {
  const by = await comes(joinedOn);
  stories += 1;
  const prefix = `S${lettersOf(stories)}`;
  const saved = await by.call("saveScheme", {
    fld_chitschema: `Story ${prefix}`,
    terms: encode(terms),
    minimum_amount: "1",
    multiple_of: "1",
    prefixes: [rupees === undefined ? { prefix } : { prefix, amount: String(rupees) }],
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const client = await app.make.client();
  const opened = await by.call("addBook", {
    client: String(client.id),
    chitschema: `Story ${prefix}`,
    accountno: `${prefix}1`,
    chitamount: String(rupees ?? 1),
    duration: String(saved.body.data[0].fld_duration),
    ...(paidMonths > 0 && { user: "Existing", paidmonths: String(paidMonths) }),
  });
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  return new BookStory(`${prefix}1`, opened.body.data[0].chitid);
}

/** What happens on a book, day by day. */
export class BookStory {
  readonly number: string;
  readonly id: string;

  constructor(number: string, id: string) {
    this.number = number;
    this.id = id;
  }

  /** Returns the code of the refusal, or "paid". */
  async tries(day: string, rupees?: number): Promise<string> {
    const by = await comes(day);
    const amount = rupees === undefined ? {} : { amounttopay: String(rupees) };
    const answer = await by.call("takeCounterPayment", {
      accountno: this.number,
      paymentmode: "UPI",
      transactionNumber: `UTR${app.clock.now.getTime()}${(payments += 1)}`,
      ...amount,
    });
    return answer.status === 200 ? "paid" : answer.body.code;
  }

  async pays(days: readonly string[], rupees?: number): Promise<void> {
    for (const day of days) {
      const came = await this.tries(day, rupees);
      if (came !== "paid") throw new Error(`${day}: ${came}`);
    }
  }

  /** Gold costs so many rupees a gram when a payment is made. */
  async paysAt(day: string, rate: number, rupees?: number): Promise<void> {
    await rateOf(day, rate);
    await this.pays([day], rupees);
  }

  async quoted(day: string): Promise<Told> {
    const by = await comes(day);
    const answer = await by.call("quoteBook", { chitid: this.id });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  }

  /** What is added on a day, in rupees. */
  async bonus(day: string): Promise<number> {
    return Number((await this.quoted(day)).today.bonus);
  }
}

let payments = 0;

export async function rateOf(day: string, rupees: number, purity: "22K" | "24K" | "18K" = "22K"): Promise<void> {
  const now = new Date(`${day}T04:00:00Z`);
  await app.make.goldRate({ day, now, purity, ratePaisePerGram: BigInt(Math.round(rupees * 100)) });
}

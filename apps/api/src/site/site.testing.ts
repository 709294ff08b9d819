import { fileURLToPath } from "node:url";
import { receiptCode } from "#features/receipts/receipt-code.ts";
import { lettersOf, nextSerial } from "#testing/believable.ts";
import { useApp } from "#testing/harness.ts";
import { loadRenderer } from "./renderer.ts";

/** The source of the bundle: the tests need no build. */
const source = fileURLToPath(new URL("../../../web/src/app/written/server.ts", import.meta.url));

export const loadSourceRenderer = () => loadRenderer(source);

export const app = useApp({ siteRenderer: await loadSourceRenderer() });

const schedule = { every: { months: 1 }, instalments: 3, due: "joining", matures: { months: 3 } };
const gold = { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } };
const added = { of: "instalment", when: [{ paid: 3, give: { percent: 10_000 } }], between: "step", only: "maturity" };

const inRupees = { schedule, benefits: [{ as: "rupees", ...added }] };
export const inGold = { schedule, gold, benefits: [] };

/** An open scheme under terms, of Rs 1,000 or Rs 2,500 unless it says other. */
export function schemeOf(given: { code: string; name?: string; terms?: object; isOpen?: boolean; isFree?: boolean }) {
  const { terms = inRupees, isFree = false, name = given.code, ...rest } = given;
  const letters = () => `S${lettersOf(nextSerial())}`;
  return app.make.scheme({
    ...rest,
    name,
    instalments: 3,
    accrual: "gold" in terms ? "weight" : "amount",
    terms: { ...terms },
    prefixes: isFree ? { [letters()]: null } : { [letters()]: 100_000n, [letters()]: 250_000n },
  });
}

export function get(path: string, headers: Record<string, string> = {}) {
  return app.nobody().send("get", path, headers);
}

const formHeaders = { "Content-Type": "application/x-www-form-urlencoded" };

/** Sends the form to join as a browser does that runs no script. */
export function sendForm(
  fields: Readonly<Record<string, string>> | string,
  headers: Record<string, string> = {},
  language = "en",
) {
  const body = typeof fields === "string" ? fields : new URLSearchParams(fields).toString();
  return app.nobody().send("post", `/registration?language=${language}`, { ...formHeaders, ...headers }, body);
}

/** What the form of a page would send as it stands. */
export function filledIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input [^>]*>/g)].map(([tag]) => tag);
  const sent = inputs.filter((tag) => !tag.includes('type="checkbox"') || tag.includes(" checked"));
  const options = [...html.matchAll(/<select [^>]*name="([^"]+)".*?<\/select>/gs)].map(([select, name = ""]) => {
    const [, chosen = ""] = /<option value="([^"]*)" selected/.exec(select) ?? [];
    return [name, chosen] as const;
  });
  const part = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return Object.fromEntries([...sent.map((tag) => [part(tag, "name"), part(tag, "value")] as const), ...options]);
}

/** The cells of the rows of the page's table, as they are read. */
export function rowsIn(html: string): string[][] {
  const body = /<table class="brochure">.*<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? "";
  return [...body.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => cell.replaceAll(/<[^>]+>/g, "")),
  );
}

/** A receipt of somebody, and the code that is printed on it. */
export async function paidReceipt(name: string): Promise<{ code: string; receiptNumber: string }> {
  const client = await app.make.client({ name });
  const book = await app.make.book({ clientId: client.id });
  const { receiptNumber } = await app.make.payment({ bookId: book.id });
  if (receiptNumber === null) throw new Error("a payment in cash has its receipt at once");
  return { code: receiptCode(app.secrets, receiptNumber), receiptNumber };
}

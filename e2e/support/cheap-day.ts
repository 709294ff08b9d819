import type { Page } from "./portal.ts";

interface Waiting {
  fld_accountno: string;
  paidamount: string;
  paiddate: string;
  accrual: string;
}

/**
 * A payment into gold that waits since an earlier day, and the cheapest day since then, whose rate is more than half a percent
 * below that of today or of the day on which it was started.
 */
export async function cheapDay(page: Page): Promise<{ book: string; amount: string; day: string; rate: string }> {
  const waiting = await get<Waiting>(page, "Get_TransactionList?status=Pending&pageSize=200");
  const rates = await get<{ date: string; rate: string }>(page, "Get_Gold_Rate_History?days=366");
  for (const { fld_accountno: book, paidamount, paiddate, accrual } of waiting) {
    const startedOn = shopDay.format(new Date(paiddate));
    const since = rates.filter(({ date }) => date >= startedOn);
    const [cheapest] = since.toSorted((one, other) => Number(one.rate) - Number(other.rate));
    const dearest = Math.max(...[since[0], since.at(-1)].map((end) => Number(end?.rate ?? 0)));
    if (accrual !== "weight" || cheapest === undefined || Number(cheapest.rate) * 1.006 > dearest) continue;
    const day = cheapest.date.split("-").toReversed().join("-");
    return { book, amount: inRupees(paidamount), day, rate: inRupees(cheapest.rate, 0) };
  }
  throw new Error("the demo shop has no payment into gold that waits since a dearer day");
}

async function get<Row>(page: Page, path: string): Promise<Row[]> {
  const { data }: { data: Row[] } = await (await page.request.get(`/api/${path}`)).json();
  return data;
}

const shopDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

function inRupees(amount: string, digits = 2): string {
  return Number(amount).toLocaleString("en-IN", { minimumFractionDigits: digits });
}

import type { Browser } from "@playwright/test";
import { post, unique } from "./portal.ts";
import { asAdmin, ensureRate, letters, newCustomer } from "./shop.ts";
import type { Customer } from "./shop.ts";

const terms = {
  schedule: { every: { months: 1 }, instalments: 3, due: "joining", matures: { months: 3 } },
  gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } },
  benefits: [
    { as: "making", of: "saved", when: [{ paid: 1, give: { percent: 10_000 } }], between: "step", points: 1800 },
  ],
  exit: [{ before: { months: 3 }, deduct: [{ percent: 500, of: "paid" }], label: "Before maturity" }],
};

/** A book in gold of a scheme with terms, with one instalment of ₹ 60,000 paid. */
export function bookUnderTerms(browser: Browser): Promise<{ book: string; customer: Customer }> {
  const [customer, prefix] = [newCustomer(), letters()];
  const scheme = `Parts ${prefix}`;
  const book = `${prefix}1`;
  return asAdmin(browser, async ({ request }) => {
    await ensureRate(request);
    const [made] = await post<[{ fld_duration: number }]>(request, "Save_Scheme", {
      fld_chitschema: scheme,
      terms,
      prefixes: [{ prefix, amount: "60000" }],
    });
    const enrolled = { chitschema: scheme, accountno: book, chitamount: "60000", duration: made.fld_duration };
    await post(request, "Enrol_Client", { ...customer, schemes: [enrolled] });
    const by = { paymentmode: "UPI", transactionNumber: `UTR${unique()}` };
    await post(request, "Add_monhlyOfflinePayments", { accountno: book, ...by });
    return { book, customer };
  });
}

import { savings } from "@thangam/contracts/books/savings-schemas";
import * as z from "zod/mini";
import { payBook } from "#app/paths.ts";
import { adminJson } from "./shop.ts";

// What a customer owns, as the API sends it.

export const customerSessionJson = {
  ...adminJson,
  fld_userid: "7",
  fld_id: "7",
  fld_name: "Lakshmi",
  fld_email: "lakshmi@example.com",
  fld_designation: null,
  fld_usertype: "Customer",
};

const worth = (day: string, total: string) => ({
  day,
  paid_total: total,
  weight_total: null,
  bonus: "0",
  bonus_weight: null,
  total_weight: null,
  worth: total,
});

interface BookOptions {
  id: string;
  number?: string;
  scheme?: string;
  amount?: string;
  rule?: "fixed" | "flexible";
  due?: object | null;
  open?: object | null;
  link?: string | null;
  state?: string;
}

export const dueJson = (given: object = {}) => ({
  due_on: "2026-05-10",
  due_count: 0,
  week_count: 1,
  safe_until: null,
  late_costs: null,
  lost: "0",
  lost_weight: "0",
  ...given,
});

/** A payment online that is neither credited nor ended. */
export const openPaymentJson = (stands: "come in" | "open" | "lapsed" = "open") => ({
  fld_id: "9",
  status: stands === "come in" ? "Successfully Transfer" : "Pending",
  paidamount: "500",
  paiddate: "2026-05-04T05:00:00.000Z",
  stands,
  come_in: stands === "come in" ? "500" : "0",
});

export function savingsBookJson({
  id,
  number = `K${id}`,
  scheme = "Thanga Mazhai",
  amount = "500",
  rule = "fixed",
  due = dueJson(),
  open = null,
  link = payBook(BigInt(id)),
  state = "0.0.0",
}: BookOptions) {
  return {
    book: {
      chitid: id,
      clientid: "3",
      fld_accountno: number,
      fld_chitschema: scheme,
      fld_chitschemtype: "Monthly",
      accrual: "amount",
      payment_rule: rule,
      fld_chitamount: amount,
      fld_duration: 15,
      fld_user: "New",
      fld_paidmonths: 0,
      chitstatus: "Approved",
      opened_on: "2026-03-10",
      terms: null,
      instalments_paid: 2,
      next_instalment: 3,
      next_due_on: "2026-05-10",
      paid_total: "1000",
      weight_total: "0",
      settlement: null,
      fld_name: "Lakshmi",
      fld_id: "3",
      nominees: [],
      payment_link: link,
    },
    worth: { today: worth("2026-05-04", "1000"), at_maturity: worth("2027-06-10", "8000") },
    purity: null,
    due: rule === "flexible" ? null : due,
    open_payment: open,
    book_state: state,
  };
}

export function savingsJson(books: ReturnType<typeof savingsBookJson>[], given: object = {}) {
  return {
    data: {
      as_of: "2026-05-04T05:00:00.000Z",
      day: "2026-05-04",
      owned: { saved: "1000", gold: [], worth: "1000", paid_total: "1000", at_maturity: "8000" },
      books,
      rates: [
        { day: "2026-05-03", rate: "11940" },
        { day: "2026-05-04", rate: "12000" },
      ],
      ...given,
    },
  };
}

/** The same as the screens have it. */
export function savingsOf(books: BookOptions[], given: object = {}) {
  const { data } = savingsJson(books.map(savingsBookJson), given);
  return z.decode(savings, JSON.parse(JSON.stringify(data)));
}

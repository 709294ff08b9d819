import { inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { nominees } from "#books/nominee-schemas.ts";
import { settlement } from "#books/settlement-schemas.ts";
import { file } from "#kernel/file.ts";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { dataOf, oneOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { enumOf, text } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { namedBook, namedPayment, papers, passbookEntry, receiptCheck, receiptSheet } from "./schemas.ts";

const staff = ["admin", can("payments.view"), can("payments.take"), can("payments.acknowledge")] as const;

export const getReceipt = operation({
  wire: "Get_Receipt",
  method: "POST",
  kind: "query",
  allow: [own("receipt", "paymentId"), ...staff],
  branch: inBranch("receipt", "paymentId"),
  summary: "The receipt of a credited payment, as it stands on paper. Of a refunded one, void.",
  input: record(namedPayment),
  output: oneOf(
    record({
      paymentId: ["fld_id", id()],
      receiptNumber: ["receiptno", z.string()],
      isVoid: ["is_void", z.boolean()],
      clientName: ["fld_name", z.string()],
      bookNumber: ["fld_accountno", z.string()],
      amountPaise: ["paidamount", rupees()],
      weightMg: ["weight", z.nullable(grams())],
      paidAt: ["paiddate", instant()],
      sheet: receiptSheet,
    }),
  ),
  refusals: ["receipt_not_found"],
});

export const printReceipt = operation({
  wire: "Print_Receipt",
  method: "POST",
  kind: "query",
  allow: [own("receipt", "paymentId"), ...staff],
  branch: inBranch("receipt", "paymentId"),
  summary: "The receipt of a credited payment as a PDF, on a sheet of A5 or a roll of 80 mm.",
  input: record({ ...namedPayment, paper: z._default(enumOf(papers, { invalid: "paper_invalid" }), "A5") }),
  output: file("pdf"),
  refusals: ["receipt_not_found"],
});

export const verifyReceipt = operation({
  wire: "Verify_Receipt",
  method: "GET",
  kind: "query",
  allow: "anyone",
  summary:
    "Whether the code on a receipt is genuine, and if so how much was paid when, and by whom, with the name masked.",
  input: record({ code: text({ max: 100, missing: "receipt_code_missing" }) }),
  output: dataOf(receiptCheck),
  refusals: ["too_many_attempts"],
});

export const getPassbook = operation({
  wire: "Get_Passbook",
  method: "POST",
  kind: "query",
  allow: [own("book", "bookNumber"), ...staff],
  branch: inBranch("book", "bookNumber"),
  summary: "Everything that was ever posted to a book, oldest first, with its balance after each entry.",
  input: record({ bookNumber: namedBook.bookNumber, page: paging([]).page, pageSize: paging([]).pageSize }),
  output: dataOf(
    record({
      bookId: ["chitid", id()],
      bookNumber: ["fld_accountno", z.string()],
      clientName: ["fld_name", z.string()],
      schemeName: ["fld_chitschema", z.string()],
      bookAmountPaise: ["fld_chitamount", rupees()],
      instalments: ["fld_duration", z.int()],
      savesGold: ["saves_gold", z.boolean()],
      status: z.string(),
      openedOn: ["opened_on", businessDay()],
      paidTotalPaise: ["paid_total", rupees()],
      weightTotalMg: ["weight_total", grams()],
      instalmentsPaid: ["instalments_paid", z.int()],
      /** How the book ended; null until it is settled. */
      settlement: z.nullable(settlement),
      nominees,
      entries: z.array(passbookEntry),
      page: z.object({ number: z.int(), size: z.int(), total: z.int() }),
    }),
  ),
  refusals: ["book_not_found"],
});

export const printPassbook = operation({
  wire: "Print_Passbook",
  method: "POST",
  kind: "query",
  allow: [own("book", "bookNumber"), ...staff],
  branch: inBranch("book", "bookNumber"),
  summary: "The passbook of a book as a PDF.",
  input: record(namedBook),
  output: file("pdf"),
  refusals: ["book_not_found"],
});

import type { SiteScheme } from "@thangam/contracts/site/scheme";
import { paise, rupees } from "@thangam/contracts/values/money";
import * as z from "zod/mini";
import { isOffered } from "#features/schemes/index.ts";

/** What the form on a scheme's page asks for. */
export interface AskedFigures {
  amountPaise: bigint;
  /** What was typed where it is no amount of the scheme; `amountPaise` is its least then. */
  refusedAmount: string | null;
  payments: number | null;
}

/** Blanks, commas and a sign of the rupee are forgiven, as in every field of an amount. */
export function askedFigures(scheme: SiteScheme, query: URLSearchParams): AskedFigures {
  const typed = (query.get("amount") ?? "").trim().slice(0, 20);
  const read = z.safeParse(rupees({ invalid: "value_invalid" }), typed.replaceAll(/[₹,\s]/g, ""));
  const isRight = read.success && isOffered({ ...scheme, isOpen: true }, read.data);
  return {
    amountPaise: isRight ? read.data : leastOf(scheme),
    refusedAmount: isRight || typed === "" ? null : typed,
    payments: paymentsIn(query.get("payments") ?? "", scheme.instalments),
  };
}

/** The least instalment, which is the first to be shown. */
export function leastOf({ prefixes, minimumPaise }: SiteScheme): bigint {
  const amounts = prefixes.flatMap(({ amountPaise }) => (amountPaise === null ? [] : [amountPaise]));
  return amounts.reduce((least, amount) => (amount < least ? amount : least), amounts[0] ?? paise(minimumPaise));
}

function paymentsIn(typed: string, most: number): number | null {
  const count = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= most ? count : null;
}

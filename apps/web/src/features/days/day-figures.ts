import type { getDay } from "@thangam/contracts/days/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { rupees } from "@thangam/contracts/values/money";
import * as z from "zod/mini";
import { t } from "#i18n/i18n.ts";

export type ShownDay = OutputOf<typeof getDay>;
export type Figures = ShownDay["figures"][number];
type Mode = Figures["mode"];

/** A field of the day's form. */
export interface Control {
  name: string;
  value: string;
  error?: string;
  ref: (element: { focus: () => void } | null) => void;
}

/**
 * The fields of a day's form: for each payment method the counted amount and the reason for a difference, then the
 * rest.
 */
export type CountDraft = Record<Mode | `${Mode}Reason`, string> & { carriedPaise: string; note: string };

/** Empty, except for the amount that stays in the drawer, and for cash that was counted before. */
export function blankCounts({ figures }: Pick<ShownDay, "figures">): CountDraft {
  const cash = figures.find(({ mode }) => mode === "Cash");
  const opening = cash?.openingPaise ?? 0n;
  const counted = cash?.countedPaise ?? null;
  return {
    Cash: counted === null ? "" : plainText(counted),
    CashReason: "",
    carriedPaise: opening === 0n ? "" : plainText(opening),
    Card: "",
    CardReason: "",
    UPI: "",
    UPIReason: "",
    Cheque: "",
    ChequeReason: "",
    Bank: "",
    BankReason: "",
    Online: "",
    OnlineReason: "",
    note: "",
  };
}

const amountSchema = rupees();

/** The typed amount in paise. An empty field is 0 where nothing is expected, else null. */
export function countedOf(
  draft: CountDraft,
  { mode, expectedPaise }: { mode: Mode; expectedPaise: bigint },
): bigint | null {
  const typed = draft[mode].trim();
  if (typed === "") return expectedPaise === 0n ? 0n : null;
  const isNegative = typed.startsWith("-");
  const amount = z.safeDecode(amountSchema, isNegative ? typed.slice(1) : typed).data;
  if (amount === undefined) return null;
  return isNegative ? 0n - amount : amount;
}

/** Whether cash was brought into the drawer of a day, which most days have none of. */
export function hasBrought({ figures }: Pick<ShownDay, "figures">): boolean {
  return figures.some(({ broughtPaise }) => broughtPaise !== 0n);
}

/** Whether cash was taken from the drawer to the bank, or an earlier deposit taken back. */
export function hasBanked({ figures }: Pick<ShownDay, "figures">): boolean {
  return figures.some(({ bankedPaise }) => bankedPaise !== 0n);
}

/** The difference between counted and expected as text: "₹ 10.00 short". */
export function differenceLabel(differencePaise: bigint, amount: (paise: bigint) => string): string {
  if (differencePaise === 0n) return t("Agrees");
  return differencePaise < 0n
    ? t("{amount} short", { amount: amount(-differencePaise) })
    : t("{amount} over", { amount: amount(differencePaise) });
}

/** 150050n → "1500.50", as an amount field takes it. */
export function plainText(paise: bigint): string {
  const digits = paise.toString().padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function sumsOf(draft: CountDraft, { figures }: ShownDay): { expected: bigint; counted: bigint | null } {
  const counts = figures.map((row) => countedOf(draft, row));
  return {
    expected: figures.reduce((sum, { expectedPaise }) => sum + expectedPaise, 0n),
    counted: counts.reduce<bigint | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0n),
  };
}

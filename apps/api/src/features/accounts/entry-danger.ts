import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Danger } from "#core/danger.ts";

interface Entry extends Pick<Danger, "recordId" | "subject" | "from" | "to" | "amountPaise" | "reason"> {
  day: BusinessDay;
  facts?: Danger["facts"];
}

/** An entry of the shop's own money, as somebody else confirms it. */
export function entryDanger({ day, facts, ...entry }: Entry): Danger<"account_entry"> {
  return { kind: "account_entry", recordType: "journal", ...entry, facts: { day, ...facts } };
}

import { useState } from "react";
import { rupees, wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { inputClass } from "#ui/field.tsx";
import { cx } from "#ui/cx.ts";
import { sumOfNotes, values } from "./notes.ts";

/** Counts notes and coins by denomination. The sum fills the counted cash. */
export function NoteCounter({ onCounted }: { onCounted: (paise: bigint) => void }) {
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>({});

  function set(value: number, typed: string) {
    const next = { ...counts, [value]: typed.replaceAll(/\D/g, "").slice(0, 6) };
    setCounts(next);
    onCounted(sumOfNotes(next));
  }
  return (
    <fieldset className="notes">
      <legend className="sr-only">{t("Notes and coins")}</legend>
      <ul className="grid gap-y-1.5">
        {values.map((value) => (
          <li key={value}>
            <span className="text-end font-medium">₹ {value}</span>
            <span aria-hidden className="text-center text-muted">
              ×
            </span>
            <input
              aria-label={t("How many of ₹ {value}", { value })}
              inputMode="numeric"
              autoComplete="off"
              value={counts[value] ?? ""}
              onChange={(event) => set(value, event.currentTarget.value)}
              className={cx(inputClass, "text-end")}
            />
            <span className="text-end text-sm text-muted">
              {counts[value] ? wholeRupees(BigInt(value) * 100n * BigInt(counts[value])) : "–"}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {t("Together {amount}", { amount: rupees(sumOfNotes(counts)) })}
      </p>
    </fieldset>
  );
}

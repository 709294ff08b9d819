import "./dues.css";
import { rupees, wholeNumber } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { filterText } from "#ui/field.tsx";
import type { DueTotals } from "./due.ts";
import { ageLabel } from "./due-labels.ts";
import type { Age } from "./due-labels.ts";

interface Props {
  totals: DueTotals | undefined;
  chosen: Age | null;
  onChoose: (age: Age | null) => void;
}

/** How long what is overdue has been so. Each part of the bar narrows the list to it, and a second press widens it again. */
export function AgeingBar({ totals, chosen, onChoose }: Props) {
  const sum = totals?.ages.reduce((paise, { duePaise }) => paise + duePaise, 0n);
  return (
    <section aria-label={t("Overdue by age")} className="ageing">
      <p>
        <span className="block text-sm text-muted">{labelOf("Overdue")}</span>
        <span className="display text-2xl font-semibold">{sum === undefined ? "…" : rupees(sum)}</span>
      </p>
      <div
        role="group"
        aria-label={t("Age")}
        data-filter={chosen === null ? undefined : filterText(t("Age"), ageLabel(chosen))}
        className="ageing-parts"
      >
        {totals?.ages.map(({ age, bookCount, duePaise }) => (
          <button
            key={age}
            type="button"
            aria-pressed={chosen === age}
            className={`ageing-part age-${age}`}
            // Not less than its words need, else by its share.
            style={{ flexGrow: sum === undefined || sum === 0n ? 1 : Number((duePaise * 100n) / sum) + 1 }}
            onClick={() => onChoose(chosen === age ? null : age)}
          >
            <span aria-hidden className="ageing-stripe" />
            <b>{ageLabel(age)}</b>{" "}
            <span className="text-muted">
              {t("{count, plural, one {# book} other {# books}}", { count: bookCount })} · {shown(duePaise)}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

function shown(paise: bigint): string {
  return paise % 100n === 0n ? `₹ ${wholeNumber(Number(paise / 100n))}` : rupees(paise);
}

import { paise, wireRupees } from "@thangam/contracts/values/money";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import type { Preview } from "#features/payments/use-preview.ts";

interface Props {
  preview: Preview;
  /** As the wire has it. */
  amount: string;
  onAmount: (amount: string) => void;
  /** Another amount is to be typed. */
  onOther: () => void;
}

/** The amounts that people pay: one instalment, all that is due, or another one. */
export function AmountChips({ preview, amount, onAmount, onOther }: Props) {
  const { book, books } = preview;
  const due = books.find(({ bookNumber }) => bookNumber === book.number)?.due ?? null;
  const chips = [{ amountPaise: book.amountPaise, label: instalments(1) }];
  const left = book.nextInstalment === null ? 0 : book.instalments - book.nextInstalment + 1;
  if (due !== null && due.instalments > 1)
    chips.push({ amountPaise: due.duePaise, label: t("all {count} due", { count: due.instalments }) });
  else if (left > 1) chips.push({ amountPaise: paise(book.amountPaise * 2n), label: instalments(2) });
  return (
    <div role="group" aria-label={t("Usual amounts")} className="counter-chips">
      {chips.map(({ amountPaise, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={amount === wireRupees(amountPaise)}
          onClick={() => onAmount(wireRupees(amountPaise))}
        >
          <strong>{wholeRupees(amountPaise)}</strong>
          <span>{label}</span>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={chips.every(({ amountPaise }) => amount !== wireRupees(amountPaise))}
        onClick={onOther}
      >
        <strong>{t("Other")}</strong>
        <span>{t("type it")}</span>
      </button>
    </div>
  );
}

function instalments(count: number): string {
  return t("{count, plural, one {# instalment} other {# instalments}}", { count });
}

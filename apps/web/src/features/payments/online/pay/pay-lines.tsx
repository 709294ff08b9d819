import { grams } from "#format/grams.ts";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { dueWords } from "#shared/books/due-words.tsx";
import { isPayable, latenessOf } from "#shared/books/savings.ts";
import type { Savings, SavingsBook } from "#shared/books/savings.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { cx } from "#ui/cx.ts";
import { SelectField } from "#ui/select-field.tsx";
import { paiseFor, usualPayment, without } from "./pay-plan.ts";
import type { PayPlan } from "./pay-plan.ts";

/** Customers pay more than a year of instalments at the counter only. */
const MAX_INSTALMENTS_AT_ONCE = 12;

interface Props {
  savings: Savings;
  plan: PayPlan;
  /** What was typed for books that are not in the plan any more. */
  aside: PayPlan;
  /** Whether how much is chosen for each book. */
  hasAmounts: boolean;
  /** The book whose amount is none, and why. */
  error: { bookId: bigint; message: string } | null;
  onPlan: (plan: PayPlan) => void;
}

/** The books that are paid here, those of the plan chosen. */
export function PayLines({ savings, plan, aside, hasAmounts, error, onPlan }: Props) {
  const books = savings.books.filter(isPayable);
  return (
    <ul className="mt-4 overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {books.map((one) => {
        const { id } = one.own.book;
        const isChosen = plan.has(id);
        return (
          <li key={id.toString()} className="not-first:border-t not-first:border-line">
            <Line
              one={one}
              savings={savings}
              plan={plan}
              onChosen={(chosen) =>
                onPlan(chosen ? new Map([...plan, [id, aside.get(id) ?? usualPayment(one)]]) : without(plan, id))
              }
            />
            {isChosen && hasAmounts && (
              <HowMuch one={one} plan={plan} error={error?.bookId === id ? error.message : undefined} onPlan={onPlan} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface LineProps extends Pick<Props, "savings" | "plan"> {
  one: SavingsBook;
  onChosen: (isChosen: boolean) => void;
}

function Line({ one, savings, plan, onChosen }: LineProps) {
  const { book } = one.own;
  const isChosen = plan.has(book.id);
  const shown = isChosen ? plan : new Map([[book.id, usualPayment(one)]]);
  const paise = paiseFor(one, shown);
  return (
    <label className="flex min-h-17 cursor-pointer items-center gap-3 px-3.5 py-2.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) => onChosen(checked)}
        className="size-6 shrink-0 accent-brand"
      />
      <span className="min-w-0 flex-1">
        <b className="block font-display text-base/tight font-semibold">{book.schemeName}</b>
        <small className="text-[0.8125rem] text-muted">
          {book.number} <Progress one={one} today={savings.day} />
        </small>
      </span>
      <span className="text-end font-semibold whitespace-nowrap">
        {paise === null ? "–" : wholeRupees(paise)}
        <small className="block text-[0.8125rem] font-normal text-muted">
          {paise !== null && <Then one={one} paise={paise} savings={savings} />}
        </small>
      </span>
    </label>
  );
}

function Progress({ one: { own, due }, today }: { one: SavingsBook; today: string }) {
  const { book } = own;
  if (due === null) return null;
  const lateness = latenessOf(due, today);
  return (
    <>
      · {t("{number} of {all}", { number: book.nextInstalment ?? 1, all: book.instalments })} ·{" "}
      <span
        className={cx(
          lateness !== "on time" && "font-semibold",
          lateness === "late" ? "text-danger-ink" : lateness === "safe" && "text-gold-ink",
        )}
      >
        {dueWords(due, today)}
      </span>
    </>
  );
}

/** What the book has when it is paid: rupees, or about so much more gold. */
function Then({ one: { own }, paise, savings }: { one: SavingsBook; paise: bigint; savings: Savings }) {
  const { book } = own;
  if (book.accrual === "amount") return t("then {amount}", { amount: wholeRupees(book.paidTotalPaise + paise) });
  const rate = savings.rates.at(-1)?.ratePaisePerGram;
  return rate === undefined || rate === 0n ? "" : t("about {weight}", { weight: grams((paise * 1000n) / rate) });
}

interface HowMuchProps extends Pick<Props, "plan" | "onPlan"> {
  one: SavingsBook;
  error: string | undefined;
}

function HowMuch({ one, plan, error, onPlan }: HowMuchProps) {
  const { book } = one.own;
  const planned = plan.get(book.id);
  if (planned === undefined) return null;
  const change = (value: { count: number } | { amount: string }) => onPlan(new Map([...plan, [book.id, value]]));
  const left = Math.max(1, book.instalments - book.instalmentsPaid);
  return (
    <div className="px-3.5 pb-3.5 ps-12.5">
      {"amount" in planned ? (
        <AmountField
          label={t("Amount")}
          error={error}
          value={planned.amount}
          onValueChange={(amount) => change({ amount })}
        />
      ) : (
        <SelectField
          label={t("Instalments to pay")}
          value={String(planned.count)}
          onValueChange={(count) => change({ count: Number(count) })}
          options={Array.from(
            { length: Math.max(planned.count, Math.min(left, MAX_INSTALMENTS_AT_ONCE)) },
            (_, index) => ({
              value: String(index + 1),
              label: t("{count, plural, one {# instalment} other {# instalments}}, {amount}", {
                count: index + 1,
                amount: wholeRupees(book.amountPaise * BigInt(index + 1)),
              }),
            }),
          )}
        />
      )}
    </div>
  );
}

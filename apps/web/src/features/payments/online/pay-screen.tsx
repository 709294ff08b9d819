import { useState } from "react";
import { useSearchParams } from "react-router";
import { paths } from "#app/paths.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { wholeRupees } from "#format/rupees.ts";
import { whyNotPaid } from "#shared/books/why-not-paid.ts";
import { askForSavings, isPayable, useSavings } from "#shared/books/savings.ts";
import type { Savings } from "#shared/books/savings.ts";
import { Card, Skeleton } from "#ui/surface.tsx";
import { OpenPayments } from "./pay/open-payments.tsx";
import { PayButton } from "./pay/pay-button.tsx";
import { PayLines } from "./pay/pay-lines.tsx";
import { isSame, presetsOf, sumOf } from "./pay/pay-plan.ts";
import type { PresetName } from "./pay/pay-plan.ts";
import { usePlan } from "./pay/use-plan.ts";

export const askFirst = askForSavings;

/** Where a customer pays: what is due, with one press, or other books and amounts. */
export default function PayScreen() {
  const { data: savings, error, refetch } = useSavings();
  return (
    <div className="mx-auto max-w-[32.5rem]">
      <PageHeader />
      {savings === undefined && error !== null && <LoadFailure error={error} refetch={refetch} />}
      {savings === undefined && error === null && <Skeleton className="h-96 w-full rounded-card" />}
      {savings !== undefined &&
        (savings.books.some(isPayable) ? <Plan savings={savings} /> : <Nothing savings={savings} />)}
    </div>
  );
}

function Plan({ savings }: { savings: Savings }) {
  const { books } = savings;
  const [params, setParams] = useSearchParams();
  const asked = { book: params.get("book"), due: params.get("due") };
  const { plan, aside, setPlan, setBookAside } = usePlan(books, asked);
  const [hasAmounts, setAmounts] = useState(asked.book !== null);
  const [error, setError] = useState<{ bookId: bigint; message: string } | null>(null);
  const presets = presetsOf(books);
  const change = (next: typeof plan) => {
    setError(null);
    setPlan(next);
  };
  return (
    <>
      <div className="pb-3.5 text-center">
        <p className="text-muted">{t("You pay")}</p>
        <output
          aria-live="polite"
          className="display block text-[3.25rem]/[1.1] font-semibold max-[22rem]:text-[2.5rem]"
        >
          {wholeRupees(sumOf(books, plan))}
        </output>
      </div>
      <div role="group" aria-label={t("How much")} className="flex flex-wrap justify-center gap-2">
        {presets.map(({ name, plan: preset, paise }) => (
          <Chip
            key={name}
            isPressed={!hasAmounts && isSame(plan, preset)}
            onPress={() => {
              setParams({ due: name }, { replace: true });
              setAmounts(false);
              change(preset);
            }}
          >
            {presetLabel(name, preset.size)} · {wholeRupees(paise)}
          </Chip>
        ))}
        <Chip isPressed={hasAmounts} onPress={() => setAmounts(!hasAmounts)}>
          {t("Other amount")}
        </Chip>
      </div>
      <OpenPayments books={books} />
      <PayLines savings={savings} plan={plan} aside={aside} hasAmounts={hasAmounts} error={error} onPlan={change} />
      <PayButton
        savings={savings}
        plan={plan}
        onPress={() => change(plan)}
        onPaidElsewhere={setBookAside}
        onMistake={(mistake) => {
          setAmounts(true);
          setError(mistake);
        }}
      />
    </>
  );
}

function presetLabel(name: PresetName, count: number): string {
  if (name === "now") return t("Due now");
  if (name === "week") return t("This week");
  return t("{count, plural, one {Next instalment} other {All # books}}", { count });
}

function Chip({
  isPressed,
  onPress,
  children,
}: {
  isPressed: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="min-h-11 rounded-full border border-edge bg-surface px-3.5 text-sm font-medium aria-pressed:border-brand-ink aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-ink aria-pressed:inset-ring aria-pressed:inset-ring-brand-ink"
    >
      {children}
    </button>
  );
}

/** No book takes a payment here, and why. */
function Nothing({ savings: { books } }: { savings: Savings }) {
  const reasons = new Set(books.flatMap(({ own }) => whyNotPaid(own) ?? []));
  return (
    <>
      <OpenPayments books={books} />
      <Card className="text-center">
        <p className="text-lg font-semibold">{t("Nothing to pay here")}</p>
        {books.length === 0 && <p className="mt-2 text-muted">{t("You have no scheme book yet.")}</p>}
        {[...reasons].map((reason) => (
          <p key={reason} className="mt-2 text-muted">
            {reason}
          </p>
        ))}
        <ButtonLink to={paths.customerDashboard} className="mt-5">
          {t("Home")}
        </ButtonLink>
      </Card>
    </>
  );
}

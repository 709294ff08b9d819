import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { messageOfCode } from "#api/messages.ts";
import { dayCloseOf } from "#app/paths.ts";
import { day as dayText } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { countedOf, differenceLabel, sumsOf } from "./day-figures.ts";
import type { ShownDay } from "./day-figures.ts";
import { EmptyDrawerNote } from "./empty-drawer-note.tsx";
import { PaymentMethodCount } from "./payment-method-count.tsx";
import { useCountForm } from "./use-count-form.ts";

const CloseDayQuestion = lazy(() => import("./close-day-question.tsx"));

/** The counted amounts beside the ledger's, and the confirmation before the day is closed. */
export function CountForm({ shown }: { shown: ShownDay }) {
  const { day, figures, earlierDay, laterDay } = shown;
  const { form, ask, isAsking, stopAsking } = useCountForm(shown);
  const sums = sumsOf(form.values, shown);
  const blocked = earlierDay !== null ? "earlier_day_open" : laterDay !== null ? "later_day_closed" : null;

  return (
    <form noValidate aria-label={t("Day Close")} onSubmit={ask} className="flex flex-col gap-4">
      {blocked !== null && <Blocked reason={blocked} day={earlierDay ?? laterDay ?? day} />}
      <EmptyDrawerNote shown={shown} />
      {figures.map((row) => (
        <PaymentMethodCount
          key={row.mode}
          row={row}
          counted={form.controlled(row.mode)}
          countedPaise={countedOf(form.values, row)}
          reason={form.field(`${row.mode}Reason`)}
          carried={row.mode === "Cash" ? form.controlled("carriedPaise") : null}
        />
      ))}
      <Card className="flex flex-col gap-4">
        <Sums {...sums} />
        <TextField label={t("Note")} maxLength={500} {...form.field("note")} />
        <Button
          type="submit"
          look="primary"
          isBusy={form.isSaving}
          reason={blocked === null ? undefined : messageOfCode(blocked)}
        >
          {t("Close the day")}
        </Button>
      </Card>
      <Suspense>
        {isAsking && (
          <CloseDayQuestion
            day={day}
            expectedPaise={sums.expected}
            countedPaise={sums.counted ?? 0n}
            earlyBefore={shown.closesEarly ? shown.closingHour : null}
            onNo={stopAsking}
            onYes={() => {
              stopAsking();
              void form.submit();
            }}
          />
        )}
      </Suspense>
    </form>
  );
}

/** The reason that blocks the closing, with a link to the day that comes first. */
function Blocked({ reason, day }: { reason: "earlier_day_open" | "later_day_closed"; day: string }) {
  return (
    <p className="rounded-card border border-line bg-gold-soft/60 px-5 py-3 text-gold-ink">
      {messageOfCode(reason)}{" "}
      <Link to={dayCloseOf(day)} className="font-medium whitespace-nowrap underline underline-offset-4">
        {dayText(day)}
      </Link>
    </p>
  );
}

function Sums({ expected, counted }: ReturnType<typeof sumsOf>) {
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Sum label={t("Expected")}>{rupees(expected)}</Sum>
      <Sum label={t("Counted")}>{counted === null ? "–" : rupees(counted)}</Sum>
      <Sum label={t("Difference")}>{counted === null ? "–" : differenceLabel(counted - expected, rupees)}</Sum>
    </dl>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="display text-xl font-semibold">{children}</dd>
    </div>
  );
}

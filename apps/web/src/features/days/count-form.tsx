import { lazy, Suspense } from "react";
import { messageOfCode } from "#api/messages.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useBranchOfDay } from "./branch-of-day.ts";
import { countedOf, sumsOf } from "./day-figures.ts";
import type { ShownDay } from "./day-figures.ts";
import { EmptyDrawerNote } from "./empty-drawer-note.tsx";
import { DayTable } from "./day-table.tsx";
import { DrawerCount } from "./drawer-count.tsx";
import { Hindrance, hindranceOf } from "./hindrance.tsx";
import { useCountForm } from "./use-count-form.ts";

const CloseDayQuestion = lazy(() => import("./close-day-question.tsx"));

interface Props {
  shown: ShownDay;
  /** The figures may have changed while the cash was counted, which is what is typed now; null where that is no amount. */
  onStale?: (cashPaise: bigint | null) => void;
}

/** The counted amounts beside the ledger's, and the confirmation before the day is closed. */
export function CountForm({ shown, onStale }: Props) {
  const { day, figures } = shown;
  const { form, ask, isAsking, stopAsking } = useCountForm(shown, onStale);
  const sums = sumsOf(form.values, shown);
  const cash = figures.find(({ mode }) => mode === "Cash");
  const uncounted = figures.filter((row) => countedOf(form.values, row) === null);
  const isWorkedIn = useBranchOfDay()?.isWorkedIn ?? true;
  const blocked = hindranceOf(shown);

  return (
    <form noValidate aria-label={t("Day Close")} onSubmit={ask} className="flex flex-col gap-4">
      <Hindrance shown={shown} />
      <EmptyDrawerNote shown={shown} />
      <div className="day-close">
        <div className="book day-sums rounded-card border border-line bg-surface shadow-card">
          <DayTable shown={shown} form={form} />
          <div className="day-note">
            <TextField label={t("Note")} maxLength={500} {...form.field("note")} />
            <div className="flex flex-col gap-1.5">
              {uncounted.length > 0 && (
                <p className="text-sm text-muted">
                  {t("Not counted yet: {methods}", { methods: uncounted.map(({ mode }) => labelOf(mode)).join(", ") })}
                </p>
              )}
              <Button type="submit" look="primary" isBusy={form.isSaving} reason={reasonOf(blocked, isWorkedIn)}>
                {t("Close the day")}
              </Button>
            </div>
          </div>
        </div>
        {cash !== undefined && <DrawerCount row={cash} form={form} carried={form.controlled("carriedPaise")} />}
      </div>
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

function reasonOf(blocked: ReturnType<typeof hindranceOf>, isWorkedIn: boolean): string | undefined {
  if (!isWorkedIn) return t("You do not work in this branch.");
  return blocked === null ? undefined : messageOfCode(blocked);
}

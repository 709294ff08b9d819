import { accountBalances } from "@thangam/contracts/accounts/book-of-account-operations";
import { countSafe } from "@thangam/contracts/accounts/bank-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { MAIN_PLACE } from "@thangam/contracts/accounts/schemas";
import { useOperation } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { staleAfterEntry } from "./stale-after.ts";

/** Records what was counted in the safe. */
export function CountSafeForm() {
  const form = useOperationForm(countSafe, {
    defaults: { countedPaise: "", reason: "" },
    fieldOfRefusal: { variance_reason_missing: "reason" },
    invalidates: staleAfterEntry,
    onSaved: () => {
      toast.success(t("The count is recorded."));
      form.startAgain();
    },
  });
  return (
    <Card title={t("Count of the safe")}>
      <form
        noValidate
        aria-label={t("Count of the safe")}
        onSubmit={(event) => void form.submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <LatestCount />
        <AmountField label={labelOf("Cash in the safe")} isRequired {...form.controlled("countedPaise")} />
        <TextField
          label={t("Reason")}
          maxLength={300}
          hint={t("Needed where the count differs from the books.")}
          {...form.field("reason")}
        />
        <Button type="submit" look="primary" isBusy={form.isSaving} className="sm:col-span-2 sm:justify-self-start">
          {t("Record the count")}
        </Button>
      </form>
    </Card>
  );
}

function LatestCount() {
  const { data } = useOperation(accountBalances, {}, { staleTime: 0 });
  const place = data?.places.find(({ number }) => number === MAIN_PLACE);
  if (place === undefined) return null;
  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      {place.isSafeUncounted && (
        <p role="status" className="font-semibold text-danger-ink">
          {t(
            "Cash has lain in the drawer or the safe for some time. No Admin counted it, nor did another hand than those that keep it: who closes days, brings cash out of the safe, or counts it time after time.",
          )}
        </p>
      )}
      {place.safeCounts.length === 0 && (
        <p className="text-muted">{t("The safe was never counted. Count it after the close of a day.")}</p>
      )}
      <ul aria-label={t("Latest counts of the safe")} className="flex flex-col gap-1 text-muted">
        {place.safeCounts.map((count, at) => (
          <li key={count.countedAt.toISOString()}>{wordsOf(count, at === 0)}</li>
        ))}
      </ul>
    </div>
  );
}

type SafeCount = OutputOf<typeof accountBalances>["places"][number]["safeCounts"][number];

/** When it was counted, how much, how far off the books, by whom and why. */
function wordsOf(count: SafeCount, isLatest: boolean): string {
  const { countedAt, countedPaise, variancePaise, countedBy, reason } = count;
  const how = { date: dateAndTime(countedAt), amount: rupees(countedPaise) };
  const counted = isLatest ? t("Counted last on {date}: {amount}", how) : t("Counted on {date}: {amount}", how);
  const off = variancePaise === 0n ? null : t("{amount} off the books", { amount: rupees(variancePaise) });
  return [counted, off, countedBy, reason].filter(Boolean).join(" · ");
}

import { siteAddress } from "@thangam/contracts/site/addresses";
import type { SiteView } from "@thangam/contracts/site/view";
import { wireRupees } from "@thangam/contracts/values/money";
import type { BrochureRow } from "@thangam/terms/brochure";
import { joinScheme } from "#app/paths.ts";
import { day } from "#format/dates.ts";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { isFree } from "#shared/schemes/offer.ts";
import { buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { amountOptions, amountRule, timesPaid } from "./amounts.ts";
import { useSite } from "./context.ts";
import { becomes, stoppedAt } from "./outcome.ts";
import { PlainSelect } from "./plain-select.tsx";

type View = Extract<SiteView, { page: "scheme" }>;

/** What an instalment becomes: a form that asks for the same page again, so that it needs no script. */
export function FiguresCard({ view }: { view: View }) {
  const { language } = useSite();
  const { scheme, figures, payments } = view;
  return (
    <Card title={t("Your figures")} className="shadow-lift">
      <form
        method="get"
        action={siteAddress({ page: "scheme", code: scheme.code }, language)}
        className="flex flex-col gap-4"
      >
        <AmountField view={view} />
        <PaymentsField rows={figures.rows} payments={payments} />
        <button type="submit" className={buttonClass()}>
          {t("Show the figures")}
        </button>
      </form>
      <Outcome view={view} />
      <a
        href={joinScheme({ schemeName: scheme.name, amount: wireRupees(figures.amountPaise), language })}
        className={`${buttonClass("primary")} mt-4 w-full`}
      >
        {t("Join with {amount}", { amount: wholeRupees(figures.amountPaise) })}
      </a>
      <p className="mt-2 text-sm text-muted">{t("You pay nothing now. The shop looks at your request first.")}</p>
    </Card>
  );
}

function AmountField({ view: { scheme, figures, refusedAmount } }: { view: View }) {
  const label = t("Saving Scheme Amount");
  if (isFree(scheme)) {
    const rule = amountRule(scheme);
    return (
      <TextField
        label={label}
        name="amount"
        inputMode="decimal"
        defaultValue={refusedAmount ?? wireRupees(figures.amountPaise)}
        {...(refusedAmount === null ? { hint: rule } : { error: rule })}
      />
    );
  }
  return (
    <PlainSelect
      label={label}
      error={refusedAmount === null ? undefined : t("This is no amount of this scheme.")}
      name="amount"
      value={wireRupees(figures.amountPaise)}
      options={amountOptions(scheme)}
    />
  );
}

/** The instalments that the table has a line of. */
function PaymentsField({ rows, payments }: { rows: readonly BrochureRow[]; payments: number | null }) {
  return (
    <PlainSelect
      label={t("Stop after this many instalments")}
      name="payments"
      value={String(payments ?? "")}
      nothing={t("All")}
      options={rows.flatMap(({ instalment }) =>
        instalment === null ? [] : [{ value: String(instalment), label: String(instalment) }],
      )}
    />
  );
}

function Outcome({ view: { scheme, figures, payments } }: { view: View }) {
  const row = stoppedAt(figures.rows, payments);
  if (row === undefined) return null;
  const { paid, added, total } = becomes(scheme.tableTerms, row);
  return (
    <div
      role="status"
      // What a scheme's card shows of it.
      data-paid={paid}
      data-times={timesPaid(scheme, figures.amountPaise)}
      data-total={total}
      className="mt-4 rounded-field bg-brand-soft p-4 text-brand-ink"
    >
      <p className="text-sm">{t("On {day} you have", { day: day(row.day) })}</p>
      <p className="font-display text-3xl font-semibold wrap-anywhere">{total}</p>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{t("You pay {amount}", { amount: paid })}</span>
        {added !== null && <span className="text-gold-ink">{t("The shop adds {what}", { what: added })}</span>}
      </p>
    </div>
  );
}

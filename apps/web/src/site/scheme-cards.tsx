import type { SiteFigures, SiteScheme } from "@thangam/contracts/site/scheme";
import { siteAddress } from "@thangam/contracts/site/addresses";
import { joinScheme } from "#app/paths.ts";
import { wireRupees } from "@thangam/contracts/values/money";
import { t } from "#i18n/i18n.ts";
import { describe, leastAmountOf } from "#shared/schemes/offer.ts";
import { buttonClass } from "#ui/button.tsx";
import { stopsOf, timesPaid } from "./amounts.ts";
import { useAddress, useSite } from "./context.ts";
import { becomes } from "./outcome.ts";
import { PlainSelect } from "./plain-select.tsx";

/** Every scheme that can be joined, with what its least instalment becomes. */
export function SchemeCards({ figures }: { figures: ReadonlyMap<string, SiteFigures> }) {
  const { schemes } = useSite().facts;
  return (
    <>
      {schemes.length === 0 && <p className="text-muted">{t("The shop offers no scheme to join now.")}</p>}
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {schemes.map((scheme) => (
          <li key={scheme.code}>
            <SchemeCard scheme={scheme} figures={figures.get(scheme.code)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SchemeCard({ scheme, figures }: { scheme: SiteScheme; figures: SiteFigures | undefined }) {
  const { language } = useSite();
  const to = useAddress();
  const amount = leastAmountOf(scheme);
  const seen = t("See the table of {scheme}", { scheme: scheme.name });
  return (
    <article
      aria-label={scheme.name}
      className="flex h-full flex-col gap-4 rounded-card border border-t-4 border-line border-t-gold bg-surface p-5 shadow-card"
    >
      <div>
        <h2 className="font-display text-xl font-semibold wrap-anywhere">{scheme.name}</h2>
        <p className="text-sm text-muted">{describe(scheme)}</p>
      </div>
      <Promised scheme={scheme} figures={figures} />
      <AmountForm scheme={scheme} />
      <div className="mt-auto flex flex-wrap gap-2.5 *:grow">
        <a data-amount href={to({ page: "scheme", code: scheme.code })} aria-label={seen} className={buttonClass()}>
          {t("See the table")}
        </a>
        <a
          data-amount
          href={joinScheme({ schemeName: scheme.name, amount: wireRupees(amount), language })}
          aria-label={t("Join {scheme}", { scheme: scheme.name })}
          className={buttonClass("primary")}
        >
          {t("Join")}
        </a>
      </div>
    </article>
  );
}

/** What the least instalment becomes. */
function Promised({ scheme, figures }: { scheme: SiteScheme; figures: SiteFigures | undefined }) {
  const amountPaise = leastAmountOf(scheme);
  const last = figures?.rows.at(-1);
  if (last === undefined) return null;
  const { paid, total } = becomes(scheme.tableTerms, last);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2.5">
      <div className="rounded-field bg-sunken p-3">
        <dt className="text-sm text-muted">{t("You pay")}</dt>
        <dd data-said="paid" className="font-display text-lg font-semibold">
          {paid}
        </dd>
        <dd data-said="times" className="text-sm text-muted">
          {timesPaid(scheme, amountPaise)}
        </dd>
      </div>
      <div className="rounded-field bg-brand-soft p-3">
        <dt className="text-sm text-muted">{t("You get")}</dt>
        <dd data-said="total" className="font-display text-lg font-semibold text-brand-ink">
          {total}
        </dd>
      </div>
    </dl>
  );
}

/** Another amount: the scheme's page answers, and in a page with the program the card itself (sliders.ts). */
function AmountForm({ scheme }: { scheme: SiteScheme }) {
  const { language } = useSite();
  const amounts = stopsOf(scheme);
  if (amounts.length < 2) return null;
  return (
    <form data-figures method="get" action={siteAddress({ page: "scheme", code: scheme.code }, language)}>
      <div className="flex flex-wrap items-end gap-2.5">
        <PlainSelect
          className="grow basis-36"
          label={t("Saving Scheme Amount")}
          name="amount"
          value={wireRupees(leastAmountOf(scheme))}
          options={amounts}
        />
        <button type="submit" className={buttonClass()}>
          {t("Show the figures")}
        </button>
      </div>
    </form>
  );
}

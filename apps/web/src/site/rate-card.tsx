import type { SiteRate } from "@thangam/contracts/site/view";
import { day } from "#format/dates.ts";
import { rupees, wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { useSite } from "./context.ts";
import { Sparkline } from "#ui/sparkline.tsx";

/** How many days stand with their figures; the line shows more. */
const DAYS = 6;

/** The rate of 22 carat that is in force, what it was the day before and in the last weeks, and those of the other purities. */
export function RateCard() {
  const { rates } = useSite().facts;
  const main = rates.find(({ purity }) => purity === "22K")?.days ?? [];
  const [before, last] = [main.at(-2), main.at(-1)];
  if (last === undefined) return null;
  const others = rates.flatMap(({ purity, days }) => {
    const rate = days.at(-1);
    return purity === "22K" || rate?.day !== last.day ? [] : [{ purity, rate }];
  });
  return (
    <section aria-label={t("Gold rate")} className="min-w-0 rounded-card border border-bar-line bg-bar-field px-5 py-4">
      <h2 className="text-sm text-on-bar-muted">{t("Gold rate of {day}, 22 carat", { day: day(last.day) })}</h2>
      <div className="flex items-end justify-between gap-4">
        <p className="font-display text-3xl font-semibold">
          {wholeRupees(last.ratePaisePerGram)}{" "}
          <span className="font-sans text-sm font-normal whitespace-nowrap">{t("a gram")}</span>
        </p>
        <Sparkline
          className="h-10 w-32 min-w-0 text-bar-accent"
          values={main.map(({ ratePaisePerGram }) => Number(ratePaisePerGram))}
        />
      </div>
      {before !== undefined && <Change by={last.ratePaisePerGram - before.ratePaisePerGram} since={before.day} />}
      <History days={main.slice(-DAYS).toReversed()} />
      {others.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-5 border-t border-bar-line pt-3 text-sm">
          {others.map(({ purity, rate }) => (
            <span key={purity}>
              {purity} <b>{wholeRupees(rate.ratePaisePerGram)}</b>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function Change({ by, since }: { by: bigint; since: string }) {
  if (by === 0n) return null;
  const amount = rupees(by < 0n ? -by : by);
  return (
    <p className="text-sm text-on-bar-muted">
      {by < 0n
        ? t("{amount} less than on {day}", { amount, day: day(since) })
        : t("{amount} more than on {day}", { amount, day: day(since) })}
    </p>
  );
}

/** What the line shows, as figures: the newest first. */
function History({ days }: { days: SiteRate["days"] }) {
  if (days.length < 2) return null;
  return (
    <dl
      aria-label={t("Rates of the last days")}
      className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-5 gap-y-1.5 border-t border-bar-line pt-3 text-sm"
    >
      {days.map(({ day: of, ratePaisePerGram }) => (
        <div key={of} className="whitespace-nowrap">
          <dt className="text-on-bar-muted">{day(of)}</dt>
          <dd className="font-semibold">{wholeRupees(ratePaisePerGram)}</dd>
        </div>
      ))}
    </dl>
  );
}

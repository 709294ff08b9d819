import { day } from "#format/dates.ts";
import { rupees, wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { useSite } from "./context.ts";
import { Sparkline } from "#ui/sparkline.tsx";

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
    <section aria-label={t("Gold rate")} className="rounded-card border border-bar-line bg-bar-field px-5 py-4">
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-sm text-on-bar-muted">{t("Gold rate of {day}, 22 carat", { day: day(last.day) })}</h2>
          <p className="font-display text-3xl font-semibold">
            {wholeRupees(last.ratePaisePerGram)} <span className="font-sans text-sm font-normal">{t("a gram")}</span>
          </p>
          {before !== undefined && <Change by={last.ratePaisePerGram - before.ratePaisePerGram} since={before.day} />}
        </div>
        <Sparkline
          className="h-10 w-32 shrink-0 text-bar-accent"
          values={main.map(({ ratePaisePerGram }) => Number(ratePaisePerGram))}
        />
      </div>
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

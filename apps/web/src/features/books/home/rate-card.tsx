import { wholeRupees } from "#format/rupees.ts";
import { shortDay } from "#format/short-day.ts";
import { t } from "#i18n/i18n.ts";
import type { Savings } from "#shared/books/savings.ts";
import { Sign } from "#ui/sign.tsx";
import { Card } from "#ui/surface.tsx";

const WIDTH = 120;
const HEIGHT = 44;

/** What a gram costs today, against the day before, and the last month of it. */
export function RateCard({ savings: { rates, day: today } }: { savings: Savings }) {
  const last = rates.at(-1);
  const before = rates.at(-2);
  if (last === undefined) return null;
  const change = before === undefined ? 0n : last.ratePaisePerGram - before.ratePaisePerGram;
  const isToday = last.day === today;
  return (
    <Card
      className="grid grid-cols-[minmax(0,1fr)_6.5rem] content-center items-center gap-3 lg:h-full lg:grid-cols-1"
      aria-label={t("Gold rate")}
    >
      <div>
        <p className="text-sm text-muted">
          {isToday
            ? t("Gold rate today, 22 carat")
            : t("Gold rate of {day}, 22 carat", { day: shortDay(last.day, today) })}
        </p>
        <p>
          <span className="display text-[1.375rem]/tight font-semibold">{wholeRupees(last.ratePaisePerGram)}</span>{" "}
          <span className="text-sm text-muted">{t("a gram")}</span>
        </p>
        {before !== undefined && change !== 0n && (
          <p className={change > 0n ? "text-sm font-semibold text-success-ink" : "text-sm font-semibold text-gold-ink"}>
            <Sign of={change > 0n ? "more" : "less"} />
            {change > 0n
              ? t("{amount} more than on {day}", { amount: wholeRupees(change), day: shortDay(before.day, today) })
              : t("{amount} less than on {day}", { amount: wholeRupees(-change), day: shortDay(before.day, today) })}
          </p>
        )}
      </div>
      {rates.length > 1 && <Sparkline rates={rates} />}
    </Card>
  );
}

function Sparkline({ rates }: Pick<Savings, "rates">) {
  const figures = rates.map(({ ratePaisePerGram }) => Number(ratePaisePerGram));
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const y = (figure: number) => (most === least ? HEIGHT / 2 : 4 + ((most - figure) / (most - least)) * (HEIGHT - 8));
  const points = figures.map(
    (figure, at) => `${((at / (figures.length - 1)) * WIDTH).toFixed(1)} ${y(figure).toFixed(1)}`,
  );
  const line = `M${points.join("L")}`;
  return (
    <svg
      role="img"
      aria-label={t("22 carat on the last {count} days with a rate", { count: rates.length })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-11 w-full"
    >
      <path d={`${line}V${HEIGHT}H0Z`} className="fill-gold-soft" />
      <path d={line} fill="none" strokeWidth="2" vectorEffect="non-scaling-stroke" className="stroke-gold" />
    </svg>
  );
}

import { goldRateHistory } from "@thangam/contracts/rates/operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { day as dayText } from "#format/dates.ts";
import { groupedRupees, rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import type { ListState } from "#list-page/list-state.ts";
import { LineChart } from "#ui/line-chart.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Card, Fact, Skeleton, ErrorNotice } from "#ui/surface.tsx";
import { ratesTitle } from "./purity-label.ts";
import type { Purity } from "./purity-label.ts";

const DAYS = ["30", "90", "366"] as const;
const DEFAULT_DAYS = "90";

interface DayRate {
  day: string;
  ratePaisePerGram: bigint;
}

/** The history of the rate as a chart, with its key figures as text. */
export function RateHistory({ list, purity }: { list: ListState; purity: Purity }) {
  const days = DAYS.find((known) => known === list.filter("days")) ?? DEFAULT_DAYS;
  const { data, error } = useOperation(
    goldRateHistory,
    { ...useChosenBranch(), purity, days: Number(days) },
    { keepPrevious: true },
  );
  return (
    <Card
      title={ratesTitle(purity)}
      className="mb-5"
      action={
        <SelectField
          label={t("Period")}
          className="w-44"
          options={[
            { value: "30", label: t("30 days") },
            { value: "90", label: t("90 days") },
            { value: "366", label: t("A year") },
          ]}
          value={days}
          onValueChange={(chosen) => list.change({ days: chosen === DEFAULT_DAYS ? "" : chosen })}
        />
      }
    >
      {error !== null && data === undefined && <ErrorNotice message={errorMessage(error)} />}
      {data === undefined && error === null && <Skeleton className="h-80 w-full lg:h-60" />}
      {data !== undefined && data.length < 2 && (
        <p className="py-8 text-center text-muted">{t("A picture needs the rates of two days at least.")}</p>
      )}
      {data !== undefined && data.length >= 2 && <Picture rates={data} />}
    </Card>
  );
}

function Picture({ rates }: { rates: readonly DayRate[] }) {
  const [first, last] = [rates[0], rates.at(-1)];
  const highest = rates.reduce((one, other) => (other.ratePaisePerGram > one.ratePaisePerGram ? other : one));
  const lowest = rates.reduce((one, other) => (other.ratePaisePerGram < one.ratePaisePerGram ? other : one));
  if (first === undefined || last === undefined) return null;
  const change = last.ratePaisePerGram - first.ratePaisePerGram;
  return (
    <div className="grid items-center gap-6 lg:grid-cols-[3fr_1fr]">
      <LineChart
        points={rates.map(({ day, ratePaisePerGram }) => ({
          at: Date.parse(day),
          value: Number(ratePaisePerGram) / 100,
        }))}
        valueText={(value) => groupedRupees(BigInt(Math.round(value * 100))).replace(/\.00$/, "")}
        ends={[dayText(first.day), dayText(last.day)]}
      />
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-1">
        <Rate label={t("Latest")} rate={last} />
        <Rate label={t("Highest")} rate={highest} />
        <Rate label={t("Lowest")} rate={lowest} />
        <Fact label={t("Change since {day}", { day: dayText(first.day) })}>
          {change < 0n ? "" : "+"}
          {rupees(change)}
        </Fact>
      </dl>
    </div>
  );
}

function Rate({ label, rate }: { label: string; rate: DayRate }) {
  return (
    <Fact label={label}>
      {rupees(rate.ratePaisePerGram)}
      <span className="block text-sm font-normal text-muted">{dayText(rate.day)}</span>
    </Fact>
  );
}

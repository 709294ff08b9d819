import type { Day, Terms } from "@thangam/terms/terms";
import { addDays, day } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { grams } from "#format/grams.ts";
import { percentText, spanText } from "./measures.ts";
import { Slider } from "./slider.tsx";

/** What somebody tries with the sliders. */
export interface Tried {
  /** Days from today. */
  joins: number;
  lateBy: number;
  leftOut: number;
  /** Days after joining; null as long as nobody asks for another day than that of maturity. */
  leaves: number | null;
  grams: number;
  /** Percent of the gold's price. */
  va: number;
}

interface Props {
  tried: Tried;
  change: (values: Partial<Tried>) => void;
}

interface LatenessProps extends Props {
  terms: Terms;
  joinedOn: Day;
  leaves: { at: number; earliest: number; latest: number };
  mayJoin: boolean;
}

/** When somebody joins, pays and comes. */
export function LatenessSliders({ tried, change, terms, joinedOn, leaves, mayJoin }: LatenessProps) {
  const { instalments } = terms.schedule;
  return (
    <>
      {mayJoin && (
        <Slider
          label={t("joins on")}
          text={day(joinedOn)}
          value={tried.joins}
          min={0}
          max={60}
          onValueChange={(joins) => change({ joins })}
        />
      )}
      <Slider
        label={t("pays")}
        text={lateText(tried.lateBy)}
        value={tried.lateBy}
        min={-60}
        max={60}
        onValueChange={(lateBy) => change({ lateBy })}
      />
      <Slider
        label={t("leaves out")}
        text={t("{count, plural, one {# instalment} other {# instalments}}", { count: tried.leftOut })}
        value={Math.min(tried.leftOut, instalments - 1)}
        min={0}
        max={instalments - 1}
        onValueChange={(leftOut) => change({ leftOut })}
      />
      <Slider
        label={t("comes on")}
        text={day(addDays(joinedOn, leaves.at))}
        value={leaves.at}
        min={leaves.earliest}
        max={leaves.latest}
        onValueChange={(at) => change({ leaves: at })}
      />
    </>
  );
}

function lateText(lateBy: number): string {
  if (lateBy === 0) return t("on the due day");
  const span = spanText({ days: Math.abs(lateBy) });
  return lateBy > 0 ? t("{span} late", { span }) : t("{span} ahead", { span });
}

/** The piece that is bought with it. */
export function PieceSliders({ tried, change }: Props) {
  return (
    <>
      <Slider
        label={t("takes a piece of")}
        text={grams(BigInt(Math.round(tried.grams * 1000)))}
        value={tried.grams}
        min={0.5}
        max={50}
        step={0.5}
        onValueChange={(weight) => change({ grams: weight })}
      />
      <Slider
        label={t("value addition")}
        text={percentText(tried.va * 100)}
        value={tried.va}
        min={0}
        max={30}
        onValueChange={(va) => change({ va })}
      />
    </>
  );
}

import { numberOf } from "@thangam/terms/days";
import type { Day, Payment, Terms } from "@thangam/terms/terms";
import { useMemo, useState } from "react";
import { addDays, day } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { Card } from "#ui/surface.tsx";
import type { Given } from "./given.ts";
import { gramsText, wholeRupees } from "./measures.ts";
import { whatIfView } from "./what-if-view.ts";
import { WhatIfAnswer } from "./what-if-answer.tsx";
import { LatenessSliders, PieceSliders } from "./what-if-sliders.tsx";
import type { Tried } from "./what-if-sliders.tsx";
import { savedAs } from "./what-if.ts";
import { WorthChart } from "./worth-chart.tsx";
import { WorthTable } from "./worth-table.tsx";

interface Props {
  title: string;
  terms: Terms;
  instalment: bigint;
  today: Day;
  rate: bigint;
  /** A book that is open; without one it is asked what would be if somebody joined. */
  book?: { joinedOn: Day; payments: readonly Payment[]; given: readonly Given[] } | undefined;
}

/** Sliders for what may happen, and what is saved and owed by it, day by day. */
export function WhatIfPanel({ title, terms, instalment, today, rate, book }: Props) {
  const [tried, setTried] = useState<Tried>({ joins: 0, lateBy: 0, leftOut: 0, leaves: null, grams: 3, va: 14 });
  const joinedOn = book?.joinedOn ?? addDays(today, tried.joins);
  const view = useMemo(() => {
    const { lateBy, leftOut, grams, va } = tried;
    const past = book === undefined ? undefined : { payments: book.payments, today };
    const saved = savedAs({ joinedOn, lateBy, leftOut }, { terms, instalment, rate, past });
    const piece = { weightMg: BigInt(Math.round(grams * 1000)), percent: va * 100 };
    return whatIfView({ terms, saved, leaves: tried.leaves, rate, piece, given: book?.given });
  }, [terms, instalment, today, rate, book, joinedOn, tried]);
  const isInGold = terms.gold !== undefined;
  const { valuation, left } = view;
  const owed = isInGold ? gramsText(left.mg + left.bonusMg) : wholeRupees(left.paise + left.bonusPaise);
  const change = (values: Partial<Tried>) => setTried((old) => ({ ...old, ...values }));
  const earliest = book === undefined ? 0 : Math.max(0, numberOf(today) - numberOf(joinedOn));
  const summary = t("On {day} {saved} are saved and {owed} owed; the book is ready on {ready}.", {
    day: day(valuation.day),
    saved: isInGold ? gramsText(left.mg) : wholeRupees(left.paise),
    owed,
    ready: day(valuation.maturesOn),
  });
  return (
    <Card title={title} action={<Key />}>
      <WorthChart {...view} isInGold={isInGold} owed={owed} summary={summary} />
      <div className="slider-grid mt-2">
        <LatenessSliders
          tried={tried}
          change={change}
          terms={terms}
          joinedOn={joinedOn}
          leaves={{ at: view.marks.leaves, earliest, latest: view.until }}
          mayJoin={book === undefined}
        />
        <PieceSliders tried={tried} change={change} />
      </div>
      <WhatIfAnswer view={view} terms={terms} />
      <WorthTable points={view.points} joinedOn={joinedOn} isInGold={isInGold} />
    </Card>
  );
}

function Key() {
  return (
    <p className="worth-key flex flex-wrap gap-x-4 text-sm text-muted">
      <span>
        <i />
        {t("saved")}
      </span>
      <span>
        <i className="is-owed" />
        {t("owed")}
      </span>
    </p>
  );
}

import { exitName } from "@thangam/contracts/schemes/lines/condition-lines";
import type { Exit, Terms } from "@thangam/terms/terms";
import type { Valuation } from "@thangam/terms/valuation-types";
import { t } from "#i18n/i18n.ts";
import { Fact } from "#ui/surface.tsx";
import { bonusText, gramsText, wholeRupees } from "./measures.ts";
import { makingOf, reasonText } from "./valuation-labels.ts";
import type { WhatIfView } from "./what-if-view.ts";

/** What it comes to on the day that was asked for. */
export function WhatIfAnswer({ view, terms }: { view: WhatIfView; terms: Terms }) {
  const { valuation, left, leftPaise, offPaise } = view;
  const isInGold = terms.gold !== undefined;
  const { paidPaise, savedMg } = valuation;
  const isPartGiven = isInGold ? left.mg < (savedMg ?? 0n) : left.paise < paidPaise;
  const reason = reasonText(valuation);
  const bonus = bonusText({ ...left, making: makingOf(valuation) });
  return (
    <div aria-live="polite" className="mt-3 rounded-card bg-sunken px-4 py-3">
      <dl className="answer-grid">
        <Fact label={t("Saved")}>
          {wholeRupees(paidPaise)}
          {isInGold && <span className="block text-sm">{gramsText(savedMg)}</span>}
        </Fact>
        {isPartGiven && (
          <Fact label={t("Given for parts")}>
            {isInGold ? gramsText((savedMg ?? 0n) - left.mg) : wholeRupees(paidPaise - left.paise)}
          </Fact>
        )}
        <Fact label={t("Bonus")}>{bonus === "" ? t("None") : bonus}</Fact>
        <Fact label={t("The shop owes")}>
          <span className="display text-lg font-semibold text-brand-ink">
            {isInGold ? gramsText(left.mg + left.bonusMg) : wholeRupees(left.paise + left.bonusPaise)}
          </span>
          {isInGold && left.bonusPaise > 0n && <span className="block text-sm">{wholeRupees(left.bonusPaise)}</span>}
        </Fact>
        {leftPaise !== null && (
          <Fact label={t("Left to pay for the piece")}>
            {wholeRupees(leftPaise)}
            {offPaise !== null && offPaise > 0n && (
              <span className="block text-sm">
                {t("{amount} off the making charge", { amount: wholeRupees(offPaise) })}
              </span>
            )}
          </Fact>
        )}
      </dl>
      {reason !== null && <p className="mt-2 text-sm text-gold-ink">{reason}</p>}
      {terms.exit !== undefined && <p className="mt-2 text-sm text-muted">{refundText(terms.exit, valuation)}</p>}
    </div>
  );
}

function refundText(exits: readonly Exit[], { exit, paidPaise }: Valuation): string {
  if (exit === null) return t("In money: all that was paid is paid back.");
  const row = exits[exit.index];
  const label = row === undefined ? exit.label : exitName(t, row);
  if (exit.refused) return t("In money: nothing is paid back on that day ({label}).", { label });
  return t("In money: {amount} are paid back ({label}).", {
    amount: wholeRupees(paidPaise - exit.deductedPaise),
    label,
  });
}

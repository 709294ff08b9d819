import { t } from "#i18n/i18n.ts";
import { grams } from "#format/grams.ts";
import { wholeRupees } from "#format/rupees.ts";
import { useShownMoment } from "#api/kept/shown.ts";
import { shortMoment } from "#format/short-day.ts";
import { Pill } from "#ui/pill.tsx";
import { Sign } from "#ui/sign.tsx";
import type { Savings } from "#shared/books/savings.ts";

/** "0.529 g + ₹ 15,600", and what it is worth. */
export function HeroFigures({ savings: { owned, books, rates, day, asOf } }: { savings: Savings }) {
  const isKept = useShownMoment() !== null;
  const parts = [
    ...owned.gold
      .filter(({ weightMg }) => weightMg > 0n)
      .map(({ purity, weightMg }) => ({ purity, text: grams(weightMg) })),
    ...(owned.paise > 0n ? [{ purity: null, text: wholeRupees(owned.paise) }] : []),
  ];
  if (parts.length === 0) {
    return <p className="display mt-1 text-[2rem]/tight font-semibold text-balance">{firstWords(books)}</p>;
  }
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-on-bar-muted">
        {t("You own")}
        {isKept && <Pill tone="calm">{t("as of {moment}", { moment: shortMoment(asOf, day) })}</Pill>}
      </p>
      <p className="display flex flex-wrap items-baseline gap-x-3 text-[2.5rem]/[1.15] font-semibold max-[22rem]:text-[2rem] lg:text-[3.5rem]">
        {parts.map(({ purity, text }, index) => (
          <span key={text} className="contents">
            {index > 0 && <Sign of="and" className="font-normal text-bar-accent" />}
            <span className="whitespace-nowrap">
              {text}
              {parts.length > 2 && purity !== null && <small className="ms-1 text-base">{purity}</small>}
            </span>
          </span>
        ))}
      </p>
      {owned.worthPaise !== null && (
        <Worth
          worthPaise={owned.worthPaise}
          paidPaise={owned.paidPaise}
          lateRate={lateRateOf(rates, day)}
          hasGold={owned.gold.length > 0}
        />
      )}
      <Goal savings={{ owned, open: books.filter(({ worth }) => worth !== null).length }} />
    </>
  );
}

/** What is said while nothing is saved yet. */
function firstWords(books: Savings["books"]): string {
  if (books.some(({ openPayment }) => openPayment?.stands === "come in")) return t("Your first payment has come in");
  return books.some(({ worth }) => worth !== null)
    ? t("Your savings start with the first payment")
    : t("Your first gram starts here");
}

interface WorthProps {
  worthPaise: bigint;
  paidPaise: bigint;
  /** Of an earlier day, where today's is not set. */
  lateRate: bigint | null;
  hasGold: boolean;
}

function Worth({ worthPaise, paidPaise, lateRate, hasGold }: WorthProps) {
  const gain = worthPaise - paidPaise;
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-2 text-[1.0625rem]">
      <span>
        {hasGold && lateRate !== null
          ? t("worth {amount} at the last rate of {rate}", {
              amount: wholeRupees(worthPaise),
              rate: wholeRupees(lateRate),
            })
          : t("worth {amount} today", { amount: wholeRupees(worthPaise) })}
      </span>
      {gain > 0n && (
        <span className="font-semibold text-rise">
          <Sign of="more" />
          {t("{amount} over what you paid", { amount: wholeRupees(gain) })}
        </span>
      )}
    </p>
  );
}

function Goal({ savings: { owned, open } }: { savings: { owned: Savings["owned"]; open: number } }) {
  const { worthPaise, atMaturityPaise } = owned;
  const books = t("{count, plural, one {# book} other {# books}}", { count: open });
  if (worthPaise === null || atMaturityPaise === null || atMaturityPaise <= worthPaise) {
    return <p className="mt-3 text-sm text-on-bar-muted">{books}</p>;
  }
  const share = Number((worthPaise * 1000n) / atMaturityPaise) / 10;
  return (
    <div className="mt-4 max-w-[32.5rem]">
      <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full rounded-full">
        <rect width="100" height="6" className="fill-white/20" />
        <rect width={share} height="6" className="fill-bar-accent" />
      </svg>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm text-on-bar-muted">
        <span>{books}</span>
        <span>{t("{amount} at maturity", { amount: wholeRupees(atMaturityPaise) })}</span>
      </p>
    </div>
  );
}

/** The last rate where it is not today's; null where it is, or where there is none. */
function lateRateOf(rates: Savings["rates"], today: string): bigint | null {
  const last = rates.at(-1);
  return last === undefined || last.day === today ? null : last.ratePaisePerGram;
}

import "./maker.css";
import { Copy } from "lucide-react";
import { Link } from "react-router";
import { useState } from "react";
import { shopDay } from "#format/dates.ts";
import { useFigureRate } from "#shared/schemes/terms/figure-rate.ts";
import type { Scheme } from "#features/schemes/scheme-draft.ts";
import { t } from "#i18n/i18n.ts";
import { CardDrawing } from "./card-drawing.tsx";
import { cardTexts } from "./card-texts.ts";
import { cardWorth } from "./card-worth.ts";
import { galleryCards } from "./gallery-cards.ts";
import { SupposedRate } from "./live-panel.tsx";
import { copyScheme, fromCard } from "./maker-paths.ts";

/** Brochures that shops print, and the shop's own schemes, to begin from. */
export function Gallery({ schemes }: { schemes: readonly Scheme[] }) {
  const [today] = useState(() => shopDay(new Date()));
  const rate = useFigureRate(undefined);
  const texts = cardTexts();
  const own = schemes.filter(({ terms }) => terms !== null);
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">
        {t("Begin from a brochure that shops already print. Everything can be changed afterwards.")}{" "}
        {t("The figures are of ₹ 2,000 a month.")}
      </p>
      <SupposedRate rate={rate} />
      <ul aria-label={t("Brochures to begin from")} className="gallery">
        {galleryCards.map((card) => (
          <li key={card.id}>
            <Link to={fromCard(card.id)} className="gallery-card">
              <CardDrawing terms={card.terms} today={today} />
              <span className="display text-lg/snug font-semibold">{texts[card.id].title}</span>
              <span className="mt-1 text-sm text-muted">{texts[card.id].promise}</span>
              <span className="mt-auto pt-2 text-sm font-semibold text-brand-ink">
                {cardWorth(card, today, rate.paise)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <section aria-label={t("Or copy one of yours")}>
          <h2 className="mt-6 mb-3 text-lg font-semibold">{t("Or copy one of yours")}</h2>
          <ul className="grid gap-3 lg:grid-cols-2">
            {own.map((scheme) => (
              <li key={scheme.id.toString()}>
                <OwnScheme scheme={scheme} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function OwnScheme({ scheme: { id, name, booksNow, booksBefore } }: { scheme: Scheme }) {
  return (
    <Link
      to={copyScheme(id)}
      className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-4 py-2.5 shadow-card"
    >
      <Copy size={22} aria-hidden className="flex-none text-brand-ink" />
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">
          {t("{count, plural, one {# open book} other {# open books}}", { count: booksNow + booksBefore })}
        </span>
      </span>
      <span className="ms-auto text-sm font-semibold text-brand-ink">{t("Copy this scheme")}</span>
    </Link>
  );
}

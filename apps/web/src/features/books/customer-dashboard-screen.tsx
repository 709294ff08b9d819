import { Plus } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { useUser } from "#api/session.ts";
import { furtherBook, payBook } from "#app/paths.ts";
import { shortMoment } from "#format/short-day.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { useTitle } from "#navigation/use-title.ts";
import { askForSavings, useSavings } from "#shared/books/savings.ts";
import type { Savings } from "#shared/books/savings.ts";
import { askForPoints, Points } from "#shared/customers/points-fact.tsx";
import { Hero } from "#ui/hero.tsx";
import { PrintableTitle } from "#ui/paper.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { DueCard } from "./home/due-card.tsx";
import { HeroFigures } from "./home/hero-figures.tsx";
import { OwnBookCard } from "./home/own-book-card.tsx";
import { RateCard } from "./home/rate-card.tsx";

export const askFirst = async () => void (await Promise.all([askForSavings(), askForPoints()]));

const loadLater = () => import("./home/later.tsx");
const Later = lazy(async () => ({ default: (await loadLater()).Later }));

/** What the customer owns, what is due, their books and the rate of gold. */
export default function CustomerDashboardScreen() {
  const { data: savings, error, refetch } = useSavings();
  const [params] = useSearchParams();
  const paying = params.get("pay");
  useTitle();
  if (paying !== null && /^\d{1,18}$/.test(paying)) return <Navigate replace to={payBook(BigInt(paying))} />;
  return (
    <div className="hero-page">
      <Hero className="mx-auto max-w-7xl px-5 pt-3 pb-20 lg:pt-6 lg:pb-24">
        <PrintableTitle>
          <Greeting hasBooks={savings?.books.length !== 0} />
        </PrintableTitle>
        {savings === undefined ? (
          <Skeleton className="mt-2 h-43.75 max-w-md opacity-20 lg:h-49" />
        ) : (
          <HeroFigures savings={savings} />
        )}
      </Hero>
      <div className="mx-auto -mt-14 w-full max-w-7xl px-4 pb-6 lg:-mt-18">
        {savings === undefined && error !== null && (
          <div className="relative">
            <LoadFailure error={error} refetch={refetch} />
          </div>
        )}
        {savings === undefined && error === null && <Waiting />}
        {savings !== undefined && <Owned savings={savings} />}
      </div>
    </div>
  );
}

function Greeting({ hasBooks }: { hasBooks: boolean }) {
  const { name, email, mobile } = useUser();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-[1.0625rem]/tight font-semibold">{t("Welcome, {name}", { name })}</h1>
        <p className="text-[0.8125rem] wrap-anywhere text-on-bar-muted">
          {[email, mobile].filter(Boolean).join(" · ")}
        </p>
      </div>
      {hasBooks && (
        <dl className="max-w-24 shrink-0 text-[0.8125rem] sm:max-w-none">
          <dt className="text-on-bar-muted">{t("Loyalty points")}</dt>
          <dd className="font-semibold">
            <Points />
          </dd>
        </dl>
      )}
    </div>
  );
}

function Owned({ savings }: { savings: Savings }) {
  const { books, day: today, asOf } = savings;
  const hasDue = books.some(({ due }) => due !== null);
  // What stands below the first screen comes when the rest is drawn.
  useEffect(() => void loadLater().catch(() => undefined), []);
  return (
    <div className="relative grid grid-cols-1 gap-x-4 lg:grid-cols-3">
      {hasDue && (
        <div className="lg:col-span-2">
          <DueCard savings={savings} />
        </div>
      )}
      <div className="max-lg:order-last max-lg:mt-4">
        <RateCard savings={savings} />
      </div>
      <div className="lg:col-span-3">
        <BooksHead hasBooks={books.length > 0} />
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3 lg:gap-4">
          {books.map((one, index) => (
            <li key={one.own.book.id.toString()}>
              <OwnBookCard number={index + 1} one={one} today={today} />
            </li>
          ))}
        </ul>
        <Suspense>
          <Later hasBooks={books.length > 0} />
        </Suspense>
      </div>
      <p className="mt-4 text-center text-[0.8125rem] text-muted max-lg:order-last lg:col-span-3">
        {t("As of {moment}", { moment: shortMoment(asOf, today) })}
      </p>
    </div>
  );
}

function BooksHead({ hasBooks }: { hasBooks: boolean }) {
  return (
    <div className="mx-0.5 mt-5 mb-1.5 flex flex-wrap items-center justify-between gap-x-2">
      <h2 className="font-display text-lg font-semibold">{t("My scheme books")}</h2>
      {hasBooks ? (
        <Link
          to={furtherBook}
          replace
          className="inline-flex min-h-11 items-center gap-1 text-sm/tight font-semibold text-brand-ink print:hidden"
        >
          <Plus size={20} aria-hidden />
          {t("Join another scheme")}
        </Link>
      ) : (
        <p className="text-muted">{t("Choose a scheme to begin with")}</p>
      )}
    </div>
  );
}

/** In the shape of what comes. */
function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-56 w-full rounded-card lg:w-2/3" />
      <Skeleton className="mt-4 h-48 w-full rounded-card" />
      <Skeleton className="h-48 w-full rounded-card" />
    </div>
  );
}

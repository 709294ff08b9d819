import { listBooksOfPerson } from "@thangam/contracts/books/book-operations";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useOperation } from "#api/query.ts";
import { useUser } from "#api/session.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { PointsFact } from "#shared/customers/points-fact.tsx";
import { FurtherBookDialog, MyApplications } from "#features/applications/index.ts";
import { TodaysRateFact } from "#shared/rates/todays-rate.tsx";
import { ButtonLink } from "#navigation/button-link.tsx";
import { useTitle } from "#navigation/use-title.ts";
import { furtherBook } from "#app/paths.ts";
import { Card, Fact, Skeleton } from "#ui/surface.tsx";
import { BookCard } from "./book-card.tsx";
import type { OwnBook } from "./book-card.tsx";

const PayDialog = lazy(() => import("./pay-dialog.tsx"));
const CloseBookDialog = lazy(() => import("./close-book-dialog.tsx"));

export default function CustomerDashboardScreen() {
  const user = useUser();
  const { data: books, error, refetch } = useOperation(listBooksOfPerson, {});
  const [params, setParams] = useSearchParams();
  const [closing, setClosing] = useState<OwnBook | null>(null);
  const paying = books?.find(({ book, paymentLink }) => paymentLink !== null && String(book.id) === params.get("pay"));
  useTitle();

  return (
    <>
      <Card className="mb-6">
        <p className="text-gold-ink">{t("Welcome")}</p>
        <h1 className="text-3xl font-semibold">{user.name}</h1>
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
          <Fact label={t("Email")}>{user.email}</Fact>
          <Fact label={t("Mobile Number")}>{user.mobile}</Fact>
          <TodaysRateFact />
          <PointsFact />
        </dl>
      </Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t("My scheme books")}</h2>
        <ButtonLink to={furtherBook} replace>
          {t("Join another scheme")}
        </ButtonLink>
      </div>
      {error !== null && books === undefined && <LoadFailure error={error} refetch={refetch} />}
      {books?.length === 0 && (
        <Card className="py-12 text-center text-muted">
          {t("You have no scheme book yet. Ask for one here, or at the shop.")}
        </Card>
      )}
      <ul className="grid gap-5 md:grid-cols-2">
        {books === undefined &&
          error === null &&
          [1, 2].map((number) => <Skeleton key={number} className="h-96 w-full rounded-card" />)}
        {books?.map((own, index) => (
          <li key={own.book.id.toString()}>
            <BookCard number={index + 1} own={own} onClose={() => setClosing(own)} />
          </li>
        ))}
      </ul>
      <MyApplications />
      <Suspense>
        {params.has("join") && <FurtherBookDialog onClose={() => setParams({}, { replace: true })} />}
        {paying !== undefined && (
          <PayDialog key={paying.book.id.toString()} own={paying} onClose={() => setParams({}, { replace: true })} />
        )}
        {closing !== null && <CloseBookDialog own={closing} onClose={() => setClosing(null)} />}
      </Suspense>
    </>
  );
}

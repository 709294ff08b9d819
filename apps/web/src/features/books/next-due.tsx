import { payBook } from "#app/paths.ts";
import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { whyNotPaid } from "#shared/books/why-not-paid.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import type { OwnBook } from "./own-book.ts";

/** The next due instalment, with the button that pays it. */
export function NextDue({ own, isOwner }: { own: OwnBook; isOwner: boolean }) {
  const { book, paymentLink } = own;
  const columns: Column<OwnBook>[] = [
    { heading: t("Instalment"), isFirst: true, cell: () => book.nextInstalment ?? "–" },
    { heading: t("Next due"), cell: () => (book.nextDueOn === null ? "–" : day(book.nextDueOn)) },
    { heading: t("Amount"), isFigure: true, cell: () => rupees(book.amountPaise) },
    { heading: t("Saved so far"), isFigure: true, cell: () => rupees(book.paidTotalPaise) },
    ...(book.accrual === "weight"
      ? [{ heading: t("Gold so far"), isFigure: true, cell: () => grams(book.weightTotalMg) }]
      : []),
    {
      heading: t("Action"),
      isActions: true,
      cell: () =>
        paymentLink === null || !isOwner ? (
          <Button
            size="small"
            look="primary"
            reason={isOwner ? whyNotPaid(own) : t("Customers pay here; staff take payments at the counter.")}
          >
            {t("Pay Now")}
          </Button>
        ) : (
          <ButtonLink size="small" look="primary" to={payBook(book.id)}>
            {t("Pay Now")}
          </ButtonLink>
        ),
    },
  ];
  return (
    <DataTable
      caption={t("Chit Details")}
      columns={columns}
      rows={[own]}
      rowKey={() => book.number}
      empty={null}
      expectedRows={1}
    />
  );
}

import { t } from "#i18n/i18n.ts";
import { passbookPath } from "#app/paths.ts";
import { Link } from "react-router";
import type { Column } from "#ui/data-table.tsx";

interface BookRow {
  bookNumber: string;
  clientName: string;
  clientMobile: string;
  schemeName: string;
}

/** The columns of the book and its client, for reports about books. */
export function bookColumns<Row extends BookRow>(): Column<Row>[] {
  return [
    {
      heading: t("Book Number"),
      onPhone: "below",
      phoneNote: ({ clientMobile }) => clientMobile,
      cell: ({ bookNumber }) => (
        <Link to={passbookPath(bookNumber)} className="text-brand-ink underline underline-offset-4">
          {bookNumber}
        </Link>
      ),
    },
    { heading: t("Name"), isFirst: true, cell: ({ clientName }) => clientName },
    { heading: t("Mobile Number"), givesWay: "narrow", cell: ({ clientMobile }) => clientMobile },
    { heading: t("Chit Scheme"), wraps: true, cell: ({ schemeName }) => schemeName },
  ];
}

import { t } from "#i18n/i18n.ts";
import type { Column } from "#ui/data-table.tsx";

/** The client's mobile number, for who chooses it. */
export function mobileColumn(): Column<{ clientMobile: string }> {
  return {
    heading: t("Mobile Number"),
    name: "mobile",
    isExtra: true,
    givesWay: "wide",
    cell: ({ clientMobile }) => clientMobile,
  };
}

/** The book's scheme, for who chooses it. */
export function schemeColumn(): Column<{ schemeName: string }> {
  return {
    heading: t("Chit Scheme"),
    name: "scheme",
    isExtra: true,
    isCut: true,
    givesWay: "wide",
    cell: ({ schemeName }) => schemeName,
  };
}

import "./book-sheet.css";
import { listInstalments } from "@thangam/contracts/books/book-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { Terms } from "@thangam/terms/terms";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useOperation, useOperations } from "#api/query.ts";
import { dateAndTime, day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { groupedRupees, rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { nomineeText } from "#shared/books/nominee-draft.ts";
import { confirmationLabel, settlementAmountLabel, settlementMethodLabel } from "#shared/books/settlement-labels.ts";
import { BrochureSheet } from "#shared/schemes/terms/brochure.tsx";
import { useFigureRate } from "#shared/schemes/terms/figure-rate.ts";
import { Button } from "#ui/button.tsx";
import { useShop } from "#ui/shop.ts";
import { ShopLines } from "#ui/shop-lines.tsx";
import { PrintArea } from "#ui/print-area.tsx";
import type { OwnBook } from "./own-book.ts";
import { INSTALMENTS_AT_ONCE } from "./instalment-list.tsx";

type Instalment = OutputOf<typeof listInstalments>["rows"][number];

/** Prints the whole book, whichever page of it the screen shows. */
export function PrintBook({ own }: { own: OwnBook }) {
  const paid = usePaidInstalments(own);
  return (
    <>
      <Button isBusy={paid === null} disabled={paid === null} onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        {t("Print book")}
      </Button>
      {paid !== null && (
        <PrintArea>
          <Sheet own={own} paid={paid} />
          {own.book.terms !== null && <PrintedTerms book={own.book} terms={own.book.terms} />}
        </PrintArea>
      )}
    </>
  );
}

/** Reads the pages that the screen reads, so that cached pages are not requested again; null until all are loaded. */
function usePaidInstalments({ book }: OwnBook): Instalment[] | null {
  const piece = (page: number) => ({ bookId: book.id, page, pageSize: INSTALMENTS_AT_ONCE });
  const first = useOperation(listInstalments, piece(1)).data;
  const pages = first === undefined ? 0 : Math.max(1, Math.ceil(first.page.total / INSTALMENTS_AT_ONCE));
  const answers = useOperations(
    listInstalments,
    Array.from({ length: pages }, (_, at) => piece(at + 1)),
  );
  if (pages === 0 || answers.some(({ data }) => data === undefined)) return null;
  return answers.flatMap(({ data }) => data?.rows ?? []).filter(({ state }) => state === "Paid");
}

function Sheet({ own, paid }: { own: OwnBook; paid: readonly Instalment[] }) {
  const [now] = useState(() => new Date());
  const shop = useShop();
  const { book } = own;
  const savesGold = book.accrual === "weight";
  return (
    <article className={savesGold ? "book-sheet is-wide" : "book-sheet"}>
      <header>
        <p>{shop.name}</p>
        <h1>{t("Passbook {number}", { number: book.number })}</h1>
        <ShopLines />
      </header>
      <dl>
        {factsOf(own).map(([label, value]) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("Instalment")}</th>
            <th scope="col">{t("Paid on")}</th>
            <th scope="col">{t("Receipt")}</th>
            <Figures as="th" amount={t("Amount")} gold={savesGold && [t("Gold rate"), t("Weight")]} />
          </tr>
        </thead>
        <tbody>
          {paid.map((row) => (
            <tr key={row.number}>
              <td>{row.number}</td>
              <td>{paidOn(row)}</td>
              <td>{row.receiptNumber}</td>
              <Figures
                as="td"
                amount={groupedRupees(row.amountPaise)}
                gold={
                  savesGold && [
                    row.ratePaisePerGram === null ? "" : groupedRupees(row.ratePaisePerGram),
                    row.weightMg === null ? "" : grams(row.weightMg),
                  ]
                }
              />
            </tr>
          ))}
          <tr className="totals">
            <th scope="row" colSpan={3}>
              {t("Saved so far")}
            </th>
            <Figures
              as="td"
              amount={groupedRupees(book.paidTotalPaise)}
              gold={savesGold && ["", grams(book.weightTotalMg)]}
            />
          </tr>
        </tbody>
      </table>
      <Signature of={book.settlement?.handedTo} />
      <footer>{t("Printed on {moment}", { moment: dateAndTime(now) })}</footer>
    </article>
  );
}

function factsOf({ book, clientName, nominees }: OwnBook): [string, string][] {
  return [
    [t("Name"), clientName],
    [t("Chit Scheme"), book.schemeName],
    [t("Amount"), rupees(book.amountPaise)],
    [t("Opened on"), day(book.openedOn)],
    [t("Instalments"), t("{paid} of {all} paid", { paid: book.instalmentsPaid, all: book.instalments })],
    [t("Status"), labelOf(book.status)],
    ...nominees.map((nominee): [string, string] => [t("Nominee"), nomineeText(nominee)]),
    ...settlementFacts(book),
  ];
}

/** What the book was opened under. */
function PrintedTerms({ book, terms }: { book: OwnBook["book"]; terms: Terms }) {
  const rate = useFigureRate(terms.gold);
  const asked = { terms, instalment: book.amountPaise, joinedOn: book.openedOn, rate };
  return <BrochureSheet schemeName={book.schemeName} {...asked} />;
}

/** A line for whoever signs a hand-over. */
function Signature({ of: name }: { of: string | null | undefined }) {
  if (name === null || name === undefined) return null;
  return <p className="signature">{t("Signature of {name}", { name })}</p>;
}

function settlementFacts({ settlement }: OwnBook["book"]): [string, string][] {
  if (settlement === null) return [];
  const confirmation = confirmationLabel(settlement);
  return [
    [t("Settled for"), settlementAmountLabel(settlement)],
    [t("Settled by way of"), settlementMethodLabel(settlement)],
    [t("Settled on"), dateAndTime(settlement.settledAt)],
    [t("Settled by"), settlement.settledBy ?? "–"],
    ...(confirmation === null ? [] : [[t("Confirmed by"), confirmation] satisfies [string, string]]),
  ];
}

/** The amount of a line. A book that saves gold adds its rate and weight. */
function Figures({ as: Cell, amount, gold }: { as: "th" | "td"; amount: string; gold: [string, string] | false }) {
  return (
    <>
      <Cell className="is-figure">{amount}</Cell>
      {gold !== false && (
        <>
          <Cell className="is-figure">{gold[0]}</Cell>
          <Cell className="is-figure">{gold[1]}</Cell>
        </>
      )}
    </>
  );
}

function paidOn({ paidBefore, paidOn: on, mode }: Instalment): string {
  if (paidBefore) return t("Before it was opened here");
  if (on === null) return "";
  return mode === null ? day(on) : `${day(on)}, ${labelOf(mode)}`;
}

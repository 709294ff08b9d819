import "./receipt-document.css";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { getReceipt } from "@thangam/contracts/receipts/operations";
import { ShopLines, ShopLogo } from "#ui/shop-lines.tsx";
import { QrCode } from "#ui/qr-code.tsx";

type Sheet = OutputOf<typeof getReceipt>["sheet"];
type Brochure = NonNullable<Sheet["brochure"]>;

/** A printed receipt with the texts that the server wrote in the customer's language. */
export function ReceiptDocument({ sheet }: { sheet: Sheet }) {
  return (
    <article lang={sheet.language} className="receipt receipt-document">
      {sheet.voidMark !== null && <p className="receipt-void">{sheet.voidMark}</p>}
      <header>
        <p className="receipt-shop">
          <ShopLogo className="me-2 inline-block h-8 w-12 object-contain" />
          {sheet.shop}
        </p>
        <p>{sheet.title}</p>
        <ShopLines lines={sheet.branchLines} />
      </header>
      <p className="receipt-amount">{sheet.amount}</p>
      <p className="receipt-words">{sheet.amountInWords}</p>
      <dl>
        {sheet.lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <p>
          <strong>{sheet.notice}</strong>
          <br />
          {sheet.codeHint}
          <br />
          {/* For who has no scanner: what stands behind the picture. */}
          <span className="wrap-anywhere">{sheet.verifyUrl.split("/").at(-1)}</span>
        </p>
        <QrCode text={sheet.verifyUrl} label={sheet.codeHint} className="receipt-code" />
      </footer>
      {sheet.brochure !== null && <ReceiptBrochure brochure={sheet.brochure} />}
    </article>
  );
}

/** What the book was opened under, which goes with its first receipt. */
function ReceiptBrochure({ brochure: { title, subtitle, columns, rows, note, conditions } }: { brochure: Brochure }) {
  const figure = (at: number) => (columns[at]?.isFigure === true ? "is-figure" : undefined);
  return (
    <section className="receipt-brochure" aria-label={subtitle}>
      <h2>{title}</h2>
      <p>{subtitle}</p>
      <table>
        <thead>
          <tr>
            {columns.map(({ heading }, at) => (
              <th key={heading} scope="col" className={figure(at)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join(" ")}>
              {cells.map((cell, at) => (
                <td key={columns[at]?.heading ?? at} className={figure(at)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{note}</p>
      <dl>
        {conditions.map(({ title: of, lines }) => (
          <div key={of}>
            <dt>{of}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

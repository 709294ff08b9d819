import { day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { PrintButton } from "#ui/print-button.tsx";
import { BrochureTable } from "./brochure-table.tsx";
import type { BrochureProps } from "./brochure-table.tsx";
import { supposedLine } from "@thangam/contracts/schemes/lines/supposed-line";
import { termsLines } from "@thangam/contracts/schemes/lines/terms-lines";

interface SheetProps extends BrochureProps {
  schemeName: string;
}

interface Props extends SheetProps {
  /** Not where something else on the page is printed with it. */
  isPrintable?: boolean;
}

/** The terms of a scheme as a saver reads them: the table with its dates, and each condition in a sentence. */
export function Brochure({ schemeName, isPrintable = false, ...asked }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <BrochureTable {...asked} />
      <BrochureNote {...asked} />
      <TermsText {...asked} />
      {isPrintable && (
        <PrintButton label={t("Print the terms")}>
          <BrochureSheet schemeName={schemeName} {...asked} />
        </PrintButton>
      )}
    </div>
  );
}

/** The same on paper. */
export function BrochureSheet({ schemeName, ...asked }: SheetProps) {
  return (
    <article className="brochure-sheet">
      <h1>{schemeName}</h1>
      <p>{t("The terms of this scheme")}</p>
      <BrochureTable {...asked} />
      <BrochureNote {...asked} />
      <TermsText {...asked} />
    </article>
  );
}

/** What the figures of the table suppose. */
export function BrochureNote({ joinedOn, rate, terms, instalment }: BrochureProps) {
  return (
    <p className="text-sm text-muted">
      {supposedLine(t, terms.schedule, instalment, day(joinedOn))} {terms.gold !== undefined && rateText(rate)}
    </p>
  );
}

function rateText({ paise, isSupposed }: BrochureProps["rate"]): string {
  const rate = rupees(paise);
  return isSupposed
    ? t("The grams suppose a gold rate of {rate} a gram; each payment has the rate of its own time.", { rate })
    : t("Gold at {rate} a gram, today's rate, for all payments; each one has the rate of its own time.", { rate });
}

/** Each condition in a sentence. */
export function TermsText({ terms, instalment }: Pick<BrochureProps, "terms"> & { instalment: bigint | null }) {
  return (
    <div className="brochure-frame">
      <dl className="brochure-terms">
        {termsLines(t, terms, instalment).map(({ title, lines }) => (
          <div key={title}>
            <dt>{title}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

import { listSettledParts, printSettledParts } from "@thangam/contracts/books/settling-operations";
import { useOperation } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { labelOf, t } from "#i18n/i18n.ts";
import { DownloadButton } from "#list-page/download-button.tsx";
import { settlementMethodLabel } from "#shared/books/settlement-labels.ts";
import { Card, Fact } from "#ui/surface.tsx";
import { GivenPieces } from "./given-pieces.tsx";
import type { GivenPart } from "./given-pieces.tsx";

interface Props {
  bookId: bigint;
  savesGold: boolean;
}

/** What was given for a book under terms, settlement by settlement and part by part; nothing before the first. */
export function GivenParts({ bookId, savesGold }: Props) {
  const { data, error, refetch } = useOperation(listSettledParts, { bookId });
  if (data === undefined) return error === null ? null : <LoadFailure error={error} refetch={refetch} />;
  const settlements = Map.groupBy(data, ({ settlement }) => settlement);
  if (settlements.size === 0) return null;
  return (
    <section aria-labelledby="given-parts">
      <h2 id="given-parts" className="mt-8 mb-3 text-lg font-semibold">
        {t("What was given for this book")}
      </h2>
      <div className="flex flex-col gap-6">
        {[...settlements].map(([settlement, parts]) => (
          <GivenSettlement key={settlement} {...{ bookId, savesGold, settlement, parts }} />
        ))}
      </div>
    </section>
  );
}

interface SettlementProps extends Props {
  settlement: number;
  parts: readonly GivenPart[];
}

/** What was given at one time, by one hand. */
function GivenSettlement({ bookId, savesGold, settlement, parts }: SettlementProps) {
  const [first] = parts;
  if (first === undefined) return null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          <span className="font-medium">{dateAndTime(first.settledAt)}</span>
          {first.settledBy !== null && (
            <span className="text-muted"> · {t("settled by {name}", { name: first.settledBy })}</span>
          )}
        </p>
        <DownloadButton size="small" operation={printSettledParts} input={{ bookId, settlement, language: undefined }}>
          {t("Annex {number}, PDF", { number: settlement })}
        </DownloadButton>
      </div>
      {parts.map((part) => (
        <OnePart key={part.part} part={part} savesGold={savesGold} />
      ))}
    </div>
  );
}

function OnePart({ part, savesGold }: { part: GivenPart; savesGold: boolean }) {
  const { way, mode, reference, bill, lines, worthPaise, toPayPaise, deductedPaise } = part;
  const name = settlementMethodLabel({ method: way, mode, reference });
  const bonus = [
    ...(part.bonusMg > 0n ? [grams(part.bonusMg)] : []),
    ...(part.bonusPaise > 0n ? [rupees(part.bonusPaise)] : []),
  ];
  return (
    <Card aria-label={name}>
      <h3 className="mb-3 font-semibold wrap-anywhere">{name}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Fact label={t("Of the savings")}>{savesGold ? grams(part.mg) : rupees(part.paise)}</Fact>
        {bonus.length > 0 && <Fact label={t("Bonus")}>{bonus.join(" + ")}</Fact>}
        {deductedPaise > 0n && <Fact label={labelOf("Kept back")}>{rupees(deductedPaise)}</Fact>}
        {worthPaise !== null && (
          <Fact label={way === "Refund" ? t("Paid back") : t("It paid for")}>{rupees(worthPaise)}</Fact>
        )}
        {bill !== null && (
          <>
            <Fact label={t("The bill")}>{rupees(bill.paise)}</Fact>
            {bill.taxPaise !== null && <Fact label={t("Tax, beside it")}>{rupees(bill.taxPaise)}</Fact>}
            {toPayPaise !== null && <Fact label={t("Paid besides")}>{rupees(toPayPaise)}</Fact>}
            {part.ratePaisePerGram !== null && (
              <Fact label={part.purity === null ? t("Gold rate") : t("Gold rate, {purity}", { purity: part.purity })}>
                {rupees(part.ratePaisePerGram)}
              </Fact>
            )}
          </>
        )}
      </dl>
      {bill !== null && <GivenPieces lines={lines} bill={bill} caption={t("Pieces of {bill}", { bill: name })} />}
    </Card>
  );
}

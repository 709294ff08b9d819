import { checkStatement, getEvidenceKeys } from "@thangam/contracts/evidence/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { BadgeCheck, Ban, History } from "lucide-react";
import { useId, useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { ask, useOperation } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { fieldErrors } from "#forms/error-messages.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { FrontPage } from "#navigation/front-page.tsx";
import { Fact } from "#ui/surface.tsx";
import { faultLabel, fingerprint } from "./evidence.ts";

type Checked = OutputOf<typeof checkStatement>;

/** Anybody checks here a statement that was saved, by the keys of the shop, and reads the fingerprints of these keys. */
export default function CheckStatementScreen() {
  const { checked, error, isBusy, check } = useCheck();
  return (
    <FrontPage
      lead={t(
        "Choose the file statement.json of a folder that was saved here. It is compared with the seals of the shop's books.",
      )}
    >
      <Chooser error={error} isBusy={isBusy} onFile={(file) => void check(file)} />
      <div aria-live="polite">{checked !== null && <Verdict checked={checked} />}</div>
      <Keys />
    </FrontPage>
  );
}

function useCheck() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function check(file: File | undefined) {
    if (file === undefined || isBusy) return;
    setBusy(true);
    setChecked(null);
    setError(null);
    try {
      const sent = checkInput(checkStatement, { statement: await file.text() });
      if (sent.ok) setChecked(await ask(checkStatement, sent.input));
      else setError(fieldErrors(sent.errors)[0]?.message ?? null);
    } catch (refused) {
      setError(errorMessage(refused));
    } finally {
      setBusy(false);
    }
  }

  return { checked, error, isBusy, check };
}

interface ChooserProps {
  error: string | null;
  isBusy: boolean;
  onFile: (file: File | undefined) => void;
}

function Chooser({ error, isBusy, onFile }: ChooserProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="block font-medium">
        {t("The file statement.json")}
      </label>
      <input
        id={id}
        type="file"
        accept=".json"
        disabled={isBusy}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onClick={(event) => {
          // An emptied input accepts the same file again. The name stands beside what is said of the file until then.
          event.currentTarget.value = "";
        }}
        onChange={(event) => onFile(event.currentTarget.files?.[0])}
        className="mt-2 w-full min-w-0 text-sm file:me-3 file:min-h-11 file:rounded-field file:border file:border-edge file:bg-surface file:px-4 file:py-2 file:font-medium file:text-brand-ink"
      />
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="mt-2 font-medium text-danger-ink">
          {error}
        </p>
      )}
    </>
  );
}

function Verdict({ checked: { verdict, why, book } }: { checked: Checked }) {
  const { Icon, tone, heading, meaning } = labelOfVerdict(verdict);
  return (
    <section className="mt-6">
      <div className={`rounded-card border p-5 ${tone}`}>
        <p className="flex items-center gap-3 text-xl font-semibold">
          <Icon size={28} aria-hidden className="shrink-0" />
          {heading}
        </p>
        <p className="mt-2">{meaning}</p>
        {why !== null && <p className="mt-2 text-sm">{faultLabel(why)}</p>}
      </div>
      {book !== null && (
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4">
          <Fact label={t("Book Number")}>{book.bookNumber}</Fact>
          <Fact label={t("Instalments")}>{String(book.instalments)}</Fact>
          <Fact label={t("Saved so far")}>{rupees(book.paidPaise)}</Fact>
          {book.weightMg > 0n && <Fact label={t("Gold so far")}>{grams(book.weightMg)}</Fact>}
          <Fact label={t("Sealed at")}>{dateAndTime(book.sealedAt)}</Fact>
          <Fact label={t("Number of the seal")}>{book.sealNumber.toString()}</Fact>
        </dl>
      )}
    </section>
  );
}

function labelOfVerdict(verdict: Checked["verdict"]) {
  switch (verdict) {
    case "genuine":
      return {
        Icon: BadgeCheck,
        tone: "border-success-ink/40 bg-success-soft text-success-ink",
        heading: t("This statement is genuine."),
        meaning: t("The shop's books held this when they were sealed, and no newer seal is there."),
      };
    case "older":
      return {
        Icon: History,
        tone: "border-success-ink/40 bg-success-soft text-success-ink",
        heading: t("This statement is genuine, and older than the newest seal."),
        meaning: t("The shop's books held this when they were sealed. What was paid since then is not in it."),
      };
    case "altered":
      return {
        Icon: Ban,
        tone: "border-danger-ink/40 bg-danger-soft text-danger-ink",
        heading: t("This statement was altered."),
        meaning: t("It is not as the shop sealed it. Show it at the counter."),
      };
  }
}

/** Whoever checks a folder without this page compares these with what the program says. */
function Keys() {
  const { data } = useOperation(getEvidenceKeys, {});
  if (data === undefined || data.keys.length === 0) return null;
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h2 className="font-semibold">{t("Keys of the seals")}</h2>
      <p className="mt-1 text-sm text-muted">
        {t("The program in the folder asks for one of these. They are in every passbook, too.")}
      </p>
      <ul className="mt-3 flex flex-col gap-2">
        {data.keys.map(({ id }) => (
          <li key={id} className="font-mono text-sm font-semibold wrap-anywhere">
            {fingerprint(id)}
          </li>
        ))}
      </ul>
    </section>
  );
}

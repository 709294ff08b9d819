import { getDueHistory } from "@thangam/contracts/dues/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { languageName, languageOf } from "@thangam/texts/languages";
import { CalendarCheck, Phone, Send, SquarePen } from "lucide-react";
import { offlinePaymentOf } from "#app/paths.ts";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { dateAndTime, day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import type { RowParts } from "#list-page/row-parts.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { ClientLink } from "#navigation/client-link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { ErrorNotice, Skeleton } from "#ui/surface.tsx";
import type { Due } from "./due.ts";
import { historyLabel } from "./due-labels.ts";
import type { ContactKind } from "./due-labels.ts";
import { useRemind } from "./use-remind.ts";

interface Handlers {
  mayTake: boolean;
  onContact: (kind: ContactKind, due: Due) => void;
}

/** A book that owes, by itself: what is due, the ways to reach the client, and what was said. */
export function dueParts(due: Due, handlers: Handlers): RowParts {
  const { clientId, clientName, bookNumber, schemeName, instalmentsPaid, instalments } = due;
  return {
    over: `${bookNumber} · ${schemeName} · ${t("{paid} of {all} paid", { paid: instalmentsPaid, all: instalments })}`,
    title: <ClientLink id={clientId} name={clientName} />,
    body: <DueBody key={due.bookId.toString()} due={due} {...handlers} />,
  };
}

function DueBody({ due, mayTake, onContact }: Handlers & { due: Due }) {
  const { data, error } = useOperation(getDueHistory, { bookId: due.bookId });
  return (
    <div>
      <div className="due-strip">
        <p>
          <span className="display block text-xl font-semibold">{rupees(due.duePaise)}</span>
          <span className="text-sm">
            {t("{count, plural, one {# day late} other {# days late}}", { count: due.daysOverdue })},{" "}
            {t("{count, plural, one {# instalment} other {# instalments}}", { count: due.instalmentsDue })}
          </span>
        </p>
        {mayTake && (
          <ButtonLink look="primary" to={offlinePaymentOf(due.bookNumber)}>
            {t("Take payment")}
          </ButtonLink>
        )}
      </div>
      <div className="mb-4 flex flex-wrap gap-2">
        <a
          href={`tel:+91${due.clientMobile}`}
          className={buttonClass("secondary", "small")}
          onClick={() => onContact("Call", due)}
        >
          <Phone size={14} aria-hidden />
          {due.clientMobile}
        </a>
        <Button size="small" onClick={() => onContact("Promise", due)}>
          <CalendarCheck size={14} aria-hidden />
          {t("Promise")}
        </Button>
        <Button size="small" onClick={() => onContact("Note", due)}>
          <SquarePen size={14} aria-hidden />
          {t("Note")}
        </Button>
        <Button size="small" onClick={() => onContact("Visit", due)}>
          {t("Visit")}
        </Button>
      </div>
      {error !== null && data === undefined && <ErrorNotice message={errorMessage(error)} />}
      {data === undefined && error === null && <Skeleton className="h-40 w-full" />}
      {data !== undefined && (
        <>
          {data.message !== null && <Message due={due} message={data.message} hindrance={data.hindrance} />}
          <History entries={data.entries} />
        </>
      )}
    </div>
  );
}

type History = OutputOf<typeof getDueHistory>;

function Message({
  due,
  message,
  hindrance,
}: { due: Due } & Pick<History, "hindrance"> & {
    message: NonNullable<History["message"]>;
  }) {
  const remind = useRemind();
  const { language, text } = message;
  return (
    <section aria-label={t("Message")} className="mb-4">
      <h3 className="mb-1.5 flex items-baseline gap-2 font-semibold">
        {t("Message")}
        <span className="text-xs font-normal text-muted">{languageNameOf(language)}</span>
      </h3>
      <p lang={language} className="due-message">
        {text}
      </p>
      <div className="mt-2 text-end">
        <Button
          size="small"
          isBusy={remind.isBusy}
          reason={hindranceLabel(hindrance)}
          onClick={() => remind.send([due.bookId])}
        >
          <Send size={14} aria-hidden />
          {t("Send")}
        </Button>
      </div>
      {hindrance !== null && <p className="mt-1 text-end text-sm text-muted">{hindranceLabel(hindrance)}</p>}
    </section>
  );
}

function languageNameOf(code: string): string {
  const known = languageOf(code);
  return known === undefined ? code : languageName(known);
}

function hindranceLabel(hindrance: History["hindrance"]): string | undefined {
  if (hindrance === null) return undefined;
  return hindrance === "reminded_today" ? t("They were reminded today.") : t("They want no reminders.");
}

function History({ entries }: { entries: History["entries"] }) {
  return (
    <section aria-label={t("History")}>
      <h3 className="mb-1.5 font-semibold">{t("History")}</h3>
      {entries.length === 0 && <p className="text-sm text-muted">{t("Nobody has reached them yet.")}</p>}
      <ul className="due-history">
        {entries.map((entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry has no number of its own, and none is put before another
          <li key={at}>
            <p>
              <b className="font-medium">{entryTitle(entry)}</b>
              {entry.note !== null && ` · ${entry.note}`}
            </p>
            <p className="text-xs text-muted">
              {[entry.by, entry.at === null ? day(entry.on) : dateAndTime(entry.at)].filter(Boolean).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function entryTitle({ kind, isReached, promisedOn, at }: History["entries"][number]): string {
  if (promisedOn !== null) return t("Promised to pay on {day}", { day: day(promisedOn) });
  if (kind === "Reminder") return at === null ? t("Reminder on its way") : t("Reminder delivered");
  if (isReached === null) return historyLabel(kind);
  return `${historyLabel(kind)}, ${isReached ? t("Spoke with them") : t("Not reached")}`;
}

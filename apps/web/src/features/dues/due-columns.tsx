import { CalendarCheck, IndianRupee, MessageCircle, Phone } from "lucide-react";
import { Link } from "react-router";
import { offlinePaymentOf, passbookPath } from "#app/paths.ts";
import { rupees, wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ClientLink } from "#navigation/client-link.tsx";
import type { Column } from "#ui/data-table.tsx";
import type { Due } from "./due.ts";
import { ageOf, lastContact } from "./due-labels.ts";
import { PromiseTag } from "./promise-tag.tsx";
import { mobileColumn, schemeColumn } from "#shared/books/extra-columns.ts";
import type { Selection } from "./use-selection.ts";

export interface DueHandlers {
  today: string;
  mayTake: boolean;
  onCall: (due: Due) => void;
  onRemind: (due: Due) => void;
  onPromise: (due: Due) => void;
}

export function dueColumns(selection: Selection, handlers: DueHandlers): Column<Due>[] {
  return [
    {
      heading: t("Choose"),
      isForDesk: true,
      head: (
        <input
          type="checkbox"
          className="check-box m-0! block"
          aria-label={t("Choose all rows of this page")}
          checked={selection.isAll}
          onChange={selection.toggleAll}
        />
      ),
      cell: ({ bookId, bookNumber }) => (
        <input
          type="checkbox"
          className="check-box m-0! block"
          aria-label={t("Choose {number}", { number: bookNumber })}
          checked={selection.has(bookId)}
          onChange={() => selection.toggle(bookId)}
        />
      ),
    },
    {
      heading: t("Name"),
      sort: "name",
      isFirst: true,
      isCut: true,
      cell: ({ clientId, clientName }) => <ClientLink id={clientId} name={clientName} />,
    },
    {
      heading: t("Book Number"),
      onPhone: "below",
      cell: ({ bookNumber }) => (
        <Link to={passbookPath(bookNumber)} className="inline-flex min-h-6 items-center text-brand-ink">
          {bookNumber}
        </Link>
      ),
    },
    ...factColumns(handlers.today),
    { heading: t("Action"), isActions: true, cell: (due) => <Actions due={due} handlers={handlers} /> },
  ];
}

/** How much is due for how long, and what was said about it. */
function factColumns(today: string): Column<Due>[] {
  return [
    {
      heading: t("Days overdue"),
      sort: "late",
      isFigure: true,
      onPhone: "state",
      cell: ({ daysOverdue }) => (
        <>
          <span aria-hidden className={`age-dot age-${ageOf(daysOverdue)}`} />
          {t("{count, plural, one {# day} other {# days}}", { count: daysOverdue })}
        </>
      ),
    },
    {
      heading: t("Instalments due"),
      name: "instalments",
      isFigure: true,
      givesWay: "narrow",
      cell: ({ instalmentsDue }) => wholeNumber(instalmentsDue),
    },
    {
      heading: t("Amount due"),
      sort: "due",
      isFigure: true,
      onPhone: "figure",
      cell: ({ duePaise }) => <span className="font-semibold">{rupees(duePaise)}</span>,
    },
    mobileColumn(),
    schemeColumn(),
    {
      heading: t("Last contact"),
      name: "last",
      givesWay: "wide",
      isQuiet: true,
      cell: ({ lastKind, lastOn }) => lastContact(lastKind, lastOn),
    },
    {
      heading: t("Promise"),
      name: "promise",
      sort: "promise",
      cell: ({ promisedOn }) => <PromiseTag promisedOn={promisedOn} today={today} />,
    },
  ];
}

function Actions({ due, handlers }: { due: Due; handlers: DueHandlers }) {
  const about = { name: due.clientName, number: due.bookNumber };
  const [call, message, pay, promise] = [
    t("Call {name}", about),
    t("Remind {name} of {number}", about),
    t("Take a payment on book {number}", about),
    t("Promise of {name} for {number}", about),
  ];
  return (
    <span className="due-actions">
      <a href={`tel:+91${due.clientMobile}`} aria-label={call} title={call} onClick={() => handlers.onCall(due)}>
        <Phone size={16} aria-hidden />
      </a>
      <button type="button" aria-label={message} title={message} onClick={() => handlers.onRemind(due)}>
        <MessageCircle size={16} aria-hidden />
      </button>
      {handlers.mayTake && (
        <Link to={offlinePaymentOf(due.bookNumber)} aria-label={pay} title={pay}>
          <IndianRupee size={16} aria-hidden />
        </Link>
      )}
      <button type="button" aria-label={promise} title={promise} onClick={() => handlers.onPromise(due)}>
        <CalendarCheck size={16} aria-hidden />
      </button>
    </span>
  );
}

import { listAccounts, listApplications } from "@thangam/contracts/applications/decide-operations";
import { setApplicationBook } from "@thangam/contracts/applications/step-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Skeleton, StatusBadge } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";

type Account = OutputOf<typeof listAccounts>[number];

/** The books that the client has. One that the new book replaces can be closed here. */
export function OtherBooks({ requestId }: { requestId: bigint }) {
  const { data: books, error } = useOperation(listAccounts, { requestId });
  const [closing, setClosing] = useState<Account | null>(null);
  const close = useCommand(setApplicationBook, { invalidates: [listAccounts, listApplications] });
  return (
    <section aria-labelledby="other-books">
      <h3 id="other-books" className="mb-2 font-semibold">
        {t("Other scheme book numbers")}
      </h3>
      {error !== null && <p className="text-danger-ink">{errorMessage(error)}</p>}
      {books === undefined && error === null && <Skeleton className="h-12 w-full" />}
      <ul className="flex max-h-56 flex-col gap-2 overflow-y-auto">
        {books?.map((book) => (
          <li
            key={book.id.toString()}
            className="flex items-center justify-between gap-3 rounded-field border border-line px-3 py-2"
          >
            <span className="min-w-0">
              <span className="font-medium">{book.number}</span> <StatusBadge status={book.status} />
              <span className="block text-sm text-muted">
                {book.schemeName} · {rupees(book.amountPaise)}
              </span>
            </span>
            <Button
              size="small"
              reason={book.status === "Approved" ? undefined : t("This book is not open.")}
              aria-label={t("Close book {number}", { number: book.number })}
              onClick={() => setClosing(book)}
            >
              {t("Close")}
            </Button>
          </li>
        ))}
      </ul>
      {closing !== null && (
        <ConfirmDialog
          isOpen
          title={notice("confirm_close_title")}
          subject={t("Book {number}, {scheme}", { number: closing.number, scheme: closing.schemeName })}
          question={t("Are you sure you want to close this client's account?")}
          isDangerous
          isBusy={close.isPending}
          onNo={() => setClosing(null)}
          onYes={() =>
            close.mutate(
              { requestId, status: "Closed", bookNumber: closing.number },
              {
                onSuccess: () => toast.success(notice("book_closed_by_staff")),
                onError: (refused) => toast.error(errorMessage(refused)),
                onSettled: () => setClosing(null),
              },
            )
          }
        />
      )}
    </section>
  );
}

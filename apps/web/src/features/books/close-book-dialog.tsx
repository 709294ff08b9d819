import { closeBook } from "@thangam/contracts/books/closing-operations";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { t } from "#i18n/i18n.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import type { OwnBook } from "./book-card.tsx";
import { bookQueries } from "#shared/books/book-queries.ts";

export default function CloseBookDialog({ own: { book }, onClose }: { own: OwnBook; onClose: () => void }) {
  const close = useCommand(closeBook, { invalidates: bookQueries });
  return (
    <ConfirmDialog
      isOpen
      title={notice("confirm_close_title")}
      subject={t("Book {number}, {scheme}", { number: book.number, scheme: book.schemeName })}
      question={notice("confirm_close")}
      isDangerous
      isBusy={close.isPending}
      onNo={onClose}
      onYes={() =>
        close.mutate(
          { bookId: book.id, status: "Closed" },
          {
            onSuccess: () => toast.success(notice("book_closed_by_customer")),
            onError: (error) => toast.error(errorMessage(error)),
            onSettled: onClose,
          },
        )
      }
    />
  );
}

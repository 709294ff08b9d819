import { closeBook } from "@thangam/contracts/books/closing-operations";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { bookQueries } from "#shared/books/book-queries.ts";

interface Props {
  book: { bookId: bigint; bookNumber: string; clientName: string };
  onClose: () => void;
}

/** Asks an Admin before a closed book is opened again. */
export default function ReopenBookQuestion({ book: { bookId, bookNumber, clientName }, onClose }: Props) {
  const reopen = useCommand(closeBook, { invalidates: bookQueries });
  return (
    <ConfirmDialog
      isOpen
      title={notice("confirm_open_title")}
      question={notice("confirm_open")}
      subject={`${clientName} · ${bookNumber}`}
      isBusy={reopen.isPending}
      onNo={onClose}
      onYes={() =>
        reopen.mutate(
          { bookId, status: "Approved" },
          {
            onSuccess: () => toast.success(notice("book_reopened")),
            onError: (error) => toast.error(errorMessage(error)),
            onSettled: onClose,
          },
        )
      }
    />
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { quoteBook } from "@thangam/contracts/books/quote-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { SettleForm } from "./settle-form.tsx";
import type { SettledBook } from "./use-settle-form.ts";

interface Props {
  book: SettledBook;
  onClose: () => void;
}

/** An Admin settles a book for its current value. This is final. */
export default function SettleBookDialog({ book, onClose }: Props) {
  // The server refuses an outdated value.
  const quote = useOperation(quoteBook, { bookId: book.bookId }, { staleTime: 0 });
  const isUnderTerms = quote.data !== undefined && quote.data.terms !== null;
  const client = useQueryClient();
  // What its parts come to was told before, too.
  const askAgain = () => void client.invalidateQueries({ queryKey: [quoteBook.wire] });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("Settle book {number}", { number: book.bookNumber })}
      description={book.clientName}
      size={isUnderTerms ? "wide" : "normal"}
    >
      {quote.data === undefined && quote.error === null && <Skeleton className="h-96 w-full" />}
      {quote.data === undefined && quote.error !== null && (
        <>
          <p className="text-danger-ink">{errorMessage(quote.error)}</p>
          <DialogActions>
            <Button onClick={onClose}>{t("Close")}</Button>
            <Button onClick={() => void quote.refetch()}>{t("Try again")}</Button>
          </DialogActions>
        </>
      )}
      {quote.data !== undefined && <SettleForm book={book} quote={quote.data} onChanged={askAgain} onClose={onClose} />}
    </Dialog>
  );
}

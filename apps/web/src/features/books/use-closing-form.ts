import { closeBookByNumber } from "@thangam/contracts/books/closing-operations";
import { useState } from "react";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { notice } from "#api/messages.ts";
import { checkInput } from "#forms/resolver.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { bookQueries } from "#shared/books/book-queries.ts";
import { toast } from "#ui/toast.tsx";
import { useClosingPreview } from "./use-closing-preview.ts";

const blank = { bookNumber: "", remarks: "" };

/** The form that closes a book, its preview, and the confirmation. */
export function useClosingForm() {
  const [params, setParams] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const form = useOperationForm(closeBookByNumber, {
    defaults: { ...blank, bookNumber: params.get("book") ?? "" },
    fieldOfRefusal: {
      book_not_found: "bookNumber",
      book_already_closed: "bookNumber",
      book_not_open: "bookNumber",
      book_settled: "bookNumber",
    },
    invalidates: bookQueries,
    onSaved: () => {
      toast.success(notice("book_closed_by_staff"));
      setParams({}, { replace: true });
      form.startAgain(blank);
    },
  });
  const { number, shown, failure } = useClosingPreview(form.values.bookNumber);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isComplete = checkInput(closeBookByNumber, form.values).ok;
    // Enter before the preview is loaded does not close the book.
    if (isComplete && number !== null && shown === null && failure === null) return;
    if (isComplete && shown?.refusal === null) setAsking(true);
    else void form.submit();
  }

  return { form, shown, failure, isAsking, stopAsking: () => setAsking(false), submit };
}

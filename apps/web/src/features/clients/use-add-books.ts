import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addBook, listBooksOfClient } from "@thangam/contracts/books/book-operations";
import { getClient, listClients } from "@thangam/contracts/clients/list-operations";
import { countClients, schemeRatio } from "@thangam/contracts/reports/dashboard-operations";
import { useRef, useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { exactlyOnce } from "#api/exactly-once.ts";
import { checkInput } from "#forms/resolver.ts";
import { enrolmentOf, numberOf } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";

export interface AddedBooks {
  added: string[];
  /** The first refused book and the reason; later books are not tried. Null when all were added. */
  problem: { bookNumber: string; message: string } | null;
}

/**
 * Adds books to a client in turn until one is refused. Each unchanged book keeps its idempotency key, so that a book
 * whose response was lost is added once, however the list is edited meanwhile.
 */
export function useAddBooks(clientId: bigint) {
  const client = useQueryClient();
  const sendByContent = useRef(new Map<string, ReturnType<typeof exactlyOnce<typeof addBook>>>());
  const [isAdding, setIsAdding] = useState(false);
  const one = useMutation({
    mutationFn: (draft: EnrolmentDraft) => {
      const typed = { clientId: clientId.toString(), ...enrolmentOf(draft) };
      const content = JSON.stringify(typed);
      const send = sendByContent.current.get(content) ?? exactlyOnce(addBook);
      sendByContent.current.set(content, send);
      const checked = checkInput(addBook, typed);
      if (!checked.ok) throw new Error("only a book without mistakes comes into the list");
      return send(checked.input, () => "go on");
    },
  });

  async function addBooks(drafts: readonly EnrolmentDraft[]): Promise<AddedBooks> {
    const added: string[] = [];
    setIsAdding(true);
    try {
      for (const draft of drafts) {
        await one.mutateAsync(draft);
        added.push(numberOf(draft));
      }
      return { added, problem: null };
    } catch (error) {
      const refused = drafts[added.length];
      if (refused === undefined) throw error;
      return { added, problem: { bookNumber: numberOf(refused), message: errorMessage(error) } };
    } finally {
      const changed = [getClient, listClients, listBooksOfClient, countClients, schemeRatio];
      await Promise.all(changed.map(({ wire }) => client.invalidateQueries({ queryKey: [wire] })));
      setIsAdding(false);
    }
  }
  return { addBooks, isAdding };
}

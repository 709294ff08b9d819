import { listSchemes } from "@thangam/contracts/schemes/operations";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { useOperation } from "#api/query.ts";
import type { FieldError } from "#forms/resolver.ts";
import { rootOf } from "#forms/use-field-errors.ts";
import { problemOfBookNumber } from "#shared/books/book-number-check.ts";
import { mistakesIn, numberOf, withChange } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";

interface Options {
  draft: EnrolmentDraft;
  onDraft: (draft: EnrolmentDraft) => void;
  /** Numbers that stand in the list already, the one being edited left out. */
  takenNumbers: readonly string[];
  onAdd: (draft: EnrolmentDraft) => void;
}

export type SchemeDetails = ReturnType<typeof useSchemeDetails>;

/** The fields of one book and their mistakes. A book is added after its number was looked up. */
export function useSchemeDetails({ draft, onDraft, takenNumbers, onAdd }: Options) {
  const schemes = useOperation(listSchemes, {}, { staleTime: 300_000 }).data?.schemes ?? [];
  const [mistakes, setMistakes] = useState<readonly FieldError[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  const focusable = useRef(new Map<string, { focus(): void } | null>());
  const scheme = schemes.find(({ name }) => name === draft.schemeName);

  const set = <Name extends keyof EnrolmentDraft>(name: Name, value: EnrolmentDraft[Name]) => {
    setMistakes(mistakes.filter((mistake) => rootOf(mistake.name) !== name));
    onDraft(withChange(draft, { [name]: value }, schemes));
  };
  const nested = (name: string) => {
    const message = mistakes.find((mistake) => mistake.name === name)?.message;
    return {
      ...(message !== undefined && { error: message }),
      ref: (element: { focus(): void } | null) => void focusable.current.set(name, element),
    };
  };
  const controlled = <Name extends Exclude<keyof EnrolmentDraft, "nominees">>(name: Name) => ({
    value: draft[name],
    onValueChange: (value: EnrolmentDraft[Name]) => set(name, value),
    name,
    ...nested(name),
  });
  /** What was just added is there after the next render. */
  const focus = (name: string) => requestAnimationFrame(() => focusable.current.get(name)?.focus());

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isChecking) return;
    const found = mistakesIn(draft, takenNumbers);
    if (found.length === 0) found.push(...(await mistakesByRecords()));
    const [first] = found;
    // The fields are disabled during the lookup: adding empties them, and must not remove newer input.
    flushSync(() => {
      setIsChecking(false);
      setMistakes(found);
      if (first === undefined) onAdd(draft);
    });
    focusable.current.get(first?.name ?? "schemeName")?.focus();
  }

  /** Enter may come before the number has been looked up. */
  async function mistakesByRecords(): Promise<FieldError[]> {
    setIsChecking(true);
    const message = await problemOfBookNumber(numberOf(draft), draft.schemeName);
    return message === null ? [] : [{ name: "unique", message }];
  }

  return { draft, schemes, scheme, hasMistakes: mistakes.length > 0, controlled, set, nested, focus, add, isChecking };
}

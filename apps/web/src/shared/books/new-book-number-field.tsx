import { Check } from "lucide-react";
import type { ChangeEvent, Ref } from "react";
import { t } from "#i18n/i18n.ts";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import { useBookNumberCheck } from "./book-number-check.ts";

interface Props {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The prefix that is chosen beside it: then only digits are typed. Without it, the whole number is. */
  prefix?: string;
  /** The scheme the book is to be of, where that is chosen already. */
  schemeName?: string;
  /** The form's error, which replaces that of the check. */
  error?: string | undefined;
  name?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const MAX_DIGITS = 8;

/** The number of a new book. While the user types, a hint shows whether it is free and which scheme it belongs to. */
export function NewBookNumberField({ value, onValueChange, prefix, schemeName, error, ...field }: Props) {
  const isPrefixMissing = prefix === "";
  const check = useBookNumberCheck(isPrefixMissing ? "" : (prefix ?? "") + value, schemeName);
  const shared = {
    isRequired: true,
    ...field,
    value,
    error: error ?? check.problem ?? undefined,
    hint: <Hint {...check} />,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onValueChange(event.currentTarget.value),
  };
  if (prefix !== undefined) return <DigitsField maxLength={MAX_DIGITS} {...shared} />;
  return <TextField autoCapitalize="characters" spellCheck={false} maxLength={20} {...shared} />;
}

/** Always rendered, with the height of its line, so that changes are announced and move no button under a hand. */
function Hint({ bookNumber, schemeName, problem, isFree }: ReturnType<typeof useBookNumberCheck>) {
  return (
    <span role="status" className="block min-h-[1lh]">
      {isFree && bookNumber !== null && (
        <span className="inline-flex items-center gap-1 text-success-ink">
          <Check size={16} aria-hidden />
          {t("{number} is free · {scheme}", { number: bookNumber, scheme: schemeName ?? "" })}
        </span>
      )}
      {!isFree && problem === null && bookNumber !== null && t("The book is {number}", { number: bookNumber })}
    </span>
  );
}

import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import type { Quote, SettleForm } from "#features/books/use-settle-form.ts";
import { MAX_PARTS } from "@thangam/contracts/books/part-schemas";
import { changed, nextKey, without } from "#forms/keyed-rows.ts";
import { blankPart } from "./part-drafts.ts";
import { PartFields } from "./part-fields.tsx";
import type { PartsQuote } from "./use-parts-quote.ts";

interface Props {
  form: SettleForm;
  quote: Quote;
  told: PartsQuote;
}

/** What the client gets for a book under terms: one thing for all of it, or several after another. */
export function PartsEditor({ form, quote, told }: Props) {
  const { parts } = form.values;
  const error = form.errors.find(({ name }) => name === "parts")?.message;
  const add = () => {
    form.setValue("parts", [...parts, { ...blankPart, key: nextKey(parts) }]);
    form.focus(`parts.${parts.length}.way`);
  };
  return (
    <section aria-label={t("What the client gets")} className="flex flex-col gap-4">
      {parts.map((part, at) => (
        <PartFields
          key={part.key}
          {...{ form, quote, told, part, at }}
          isOnly={parts.length === 1}
          onChange={(change) => form.setValue("parts", changed(parts, part.key, change))}
          onRemove={() => {
            form.setValue("parts", without(parts, part.key));
            form.focus(`parts.${Math.max(0, at - 1)}.way`);
          }}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className="font-medium text-danger-ink">
          {error}
        </p>
      )}
      <Button
        className="self-start"
        reason={parts.length >= MAX_PARTS ? t("There are {most} parts at most.", { most: MAX_PARTS }) : undefined}
        onClick={add}
      >
        {t("Add a part")}
      </Button>
    </section>
  );
}

import "./maker.css";
import { useMemo } from "react";
import { PrefixRows } from "#features/schemes/prefix-rows.tsx";
import type { Scheme } from "#features/schemes/scheme-draft.ts";
import { amountTyped } from "#forms/amount-typed.ts";
import type { FormDraft } from "#forms/use-form-values.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Card, ErrorNotice } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AmountsQuestion } from "./amounts-question.tsx";
import { BenefitsQuestion } from "./benefits-question.tsx";
import { FestivalSection } from "./festival-section.tsx";
import { GiftSection, TaxSection } from "./gift-tax-sections.tsx";
import { GoldSection } from "./gold-section.tsx";
import { LateSection } from "./late-section.tsx";
import { LeavingSection } from "./leaving-section.tsx";
import { LengthQuestion } from "./length-question.tsx";
import { LivePanel } from "./live-panel.tsx";
import type { MakerDraft } from "./maker-draft.ts";
import { MakerFoot } from "./maker-foot.tsx";
import { PayingSection } from "./paying-section.tsx";
import { More } from "./question.tsx";
import { TakingSection } from "./taking-section.tsx";
import { useMakerForm } from "./use-maker-form.ts";
import type { MakerFormState } from "./use-maker-form.ts";

interface Props {
  initial: MakerDraft;
  /** The version that is edited; null for a new scheme. */
  scheme: Scheme | null;
  /** Letters of other schemes. */
  taken: ReadonlySet<string>;
  draft: FormDraft<MakerDraft>;
  /** Loads the saved version again; null for a new scheme. */
  onReload: (() => void) | null;
}

/** A jeweller's terms: three questions, the rest below them, and beside them what they come to. */
export function MakerForm({ initial, scheme, taken, draft, onReload }: Props) {
  const { form, terms, isComplete, outdated } = useMakerForm(initial, scheme, draft);
  const amounts = useMemo(() => amountsTyped(form.values.prefixes), [form.values.prefixes]);
  const { ref: termsRef } = form.controlled("terms");
  const openBooks = scheme === null ? 0 : scheme.booksNow + scheme.booksBefore;
  return (
    <form noValidate aria-label={t("Scheme")} onSubmit={(event) => void form.submit(event)}>
      {openBooks > 0 && (
        <p className="mb-4 max-w-prose text-muted">
          {t("Open books that keep the rules they were opened under: {count}. What you save holds for new ones.", {
            count: openBooks,
          })}
        </p>
      )}
      <div className="maker-columns flex flex-col gap-4">
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <TextField label={t("Name")} isRequired autoFocus maxLength={60} {...form.field("name")} />
          </Card>
          <AmountsQuestion form={form} taken={taken} />
          <div
            ref={(element) => termsRef(element && { focus: () => firstMistake(element)?.focus() })}
            className="flex min-w-0 flex-col gap-4"
          >
            <LengthQuestion terms={terms} />
            <BenefitsQuestion terms={terms} />
            <Card className="overflow-hidden p-0!" aria-label={t("More terms")}>
              <PayingSection terms={terms} />
              <GoldSection terms={terms} />
              <LateSection terms={terms} />
              <LeavingSection terms={terms} />
              <TakingSection terms={terms} />
              <FestivalSection terms={terms} />
              <GiftSection terms={terms} />
              <TaxSection terms={terms} />
              <NumbersSection form={form} />
            </Card>
          </div>
        </div>
        <LivePanel
          terms={terms.known}
          isComplete={isComplete}
          amounts={amounts}
          onRemedy={(apply) => terms.set(apply(terms.value))}
        />
      </div>
      {outdated !== null && (
        <ErrorNotice
          message={outdated}
          action={
            onReload !== null && <Button onClick={onReload}>{t("Show what is saved, and drop my changes")}</Button>
          }
        />
      )}
      <MakerFoot isSaving={form.isSaving} keptAt={form.keptAt} onDiscard={() => form.startAgain(initial)} />
    </form>
  );
}

/** The letters of book numbers, and whether there are new ones. */
function NumbersSection({ form }: { form: MakerFormState }) {
  const { prefixes } = form.values;
  const mistakes = form.errors.filter(({ name }) => name.split(".")[0] === "prefixes");
  return (
    <More
      title={t("Book numbers")}
      summary={prefixes.map(({ prefix }) => prefix).join(", ")}
      hasError={mistakes.length > 0}
    >
      <p className="max-w-prose text-sm text-muted">
        {t(
          "A book number begins with a prefix, which stands for an amount. Where the amount is left empty, it is chosen with the book. A prefix belongs to one scheme only.",
        )}
      </p>
      <PrefixRows
        {...form.controlled("prefixes")}
        error={mistakes.find(({ name }) => name === "prefixes")?.message}
        rowErrors={form.errors}
      />
      <Checkbox
        label={t("Open to new clients")}
        hint={t("A scheme that is not open stands in no form any more; its books go on.")}
        checked={form.values.isOpen}
        onChange={(event) => form.setValue("isOpen", event.currentTarget.checked)}
      />
    </More>
  );
}

function firstMistake(fields: HTMLElement): HTMLElement | null {
  return fields.querySelector<HTMLElement>("[aria-invalid=true]");
}

/** The amounts that can be read, each once, the smallest first. */
function amountsTyped(prefixes: MakerDraft["prefixes"]): bigint[] {
  const amounts = prefixes.flatMap(({ amountPaise }) => amountTyped(amountPaise) ?? []);
  return [...new Set(amounts)].toSorted((one, other) => (one < other ? -1 : 1));
}

import { nextKey } from "#forms/keyed-rows.ts";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { plainRupees } from "#format/rupees.ts";
import { amountTyped } from "#forms/amount-typed.ts";
import { hasFreeAmount } from "#features/schemes/scheme-draft.ts";
import { wholeRupees } from "#shared/schemes/terms/measures.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { amountsOf } from "./maker-draft.ts";
import { prefixesFor } from "./prefixes.ts";
import { Question } from "./question.tsx";
import type { MakerFormState } from "./use-maker-form.ts";

const common = ["500", "1000", "2000", "5000"];

interface Props {
  form: MakerFormState;
  /** Letters of other schemes. */
  taken: ReadonlySet<string>;
}

/** Which amounts may be chosen. Each has letters of its own, which are found for it. */
export function AmountsQuestion({ form, taken }: Props) {
  const { prefixes, name } = form.values;
  const [isAdding, setAdding] = useState(false);
  const chosen = prefixes.map(({ amountPaise }) => plainAmount(amountPaise));
  const shown = [...new Set([...common, ...chosen.filter((amount) => amount !== "")])].toSorted(
    (one, other) => Number(one) - Number(other),
  );
  const add = (amountPaise: string) => {
    const used = new Set([...taken, ...prefixes.map(({ prefix }) => prefix)]);
    const [prefix = ""] = prefixesFor(name, 1, used);
    form.setValue("prefixes", [...prefixes, { key: nextKey(prefixes), prefix, amountPaise }]);
  };
  const remove = (amount: string) =>
    form.setValue(
      "prefixes",
      prefixes.filter(({ amountPaise }) => plainAmount(amountPaise) !== amount),
    );
  const toggle = (amount: string) => (chosen.includes(amount) ? remove(amount) : add(amount));
  return (
    <Question number={1} title={t("How much?")}>
      <div role="group" aria-label={t("Amounts of an instalment")} className="flex flex-wrap gap-2">
        {shown.map((amount) => (
          <Chip key={amount} isOn={chosen.includes(amount)} onToggle={() => toggle(amount)}>
            {amountText(amount)}
          </Chip>
        ))}
        <Chip isOn={chosen.includes("")} onToggle={() => toggle("")}>
          {t("Any amount")}
        </Chip>
        {!isAdding && (
          <button type="button" className="chip" onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden />
            {t("Another amount")}
          </button>
        )}
      </div>
      {isAdding && (
        <AnotherAmount
          onAdd={(amount) => {
            if (!chosen.includes(amount)) add(amount);
            setAdding(false);
          }}
        />
      )}
      {hasFreeAmount(amountsOf(form.values)) && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <AmountField label={t("Least amount")} isRequired {...form.controlled("minimumPaise")} />
          <AmountField label={t("In steps of")} isRequired {...form.controlled("multipleOfPaise")} />
        </div>
      )}
    </Question>
  );
}

function Chip({ isOn, onToggle, children }: { isOn: boolean; onToggle: () => void; children: string }) {
  return (
    <button type="button" className="chip" aria-pressed={isOn} onClick={onToggle}>
      {isOn && <Check size={16} aria-hidden />}
      {children}
    </button>
  );
}

function AnotherAmount({ onAdd }: { onAdd: (amount: string) => void }) {
  const [typed, setTyped] = useState("");
  const amount = plainAmount(typed);
  const isAmount = amountTyped(amount) !== null;
  const send = () => {
    if (isAmount) onAdd(amount);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <AmountField
        label={t("Another amount")}
        autoFocus
        value={typed}
        onValueChange={setTyped}
        onKeyDown={(event) => {
          // Enter takes the amount, and does not save the scheme.
          if (event.key !== "Enter") return;
          event.preventDefault();
          send();
        }}
      />
      <Button onClick={send} reason={isAmount ? undefined : t("Enter an amount first.")}>
        {t("Add the amount")}
      </Button>
    </div>
  );
}

/** "1,500.00" and "1500" are the same amount. */
function plainAmount(typed: string): string {
  return plainRupees(typed).replace(/\.0{1,2}$/, "");
}

function amountText(amount: string): string {
  const paise = amountTyped(amount);
  return paise === null ? amount : wholeRupees(paise);
}

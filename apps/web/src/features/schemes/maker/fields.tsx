import { Minus, Plus, Trash2 } from "lucide-react";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Field, inputClass } from "#ui/field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { SpanDraft } from "./terms-draft.ts";

interface Typed {
  label: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
  hint?: string;
  isRequired?: boolean;
  className?: string;
}

/** A whole number. What is no number stays, and is marked when it is saved. */
export function CountField({ onValueChange, ...field }: Typed) {
  return (
    <TextField {...field} inputMode="numeric" maxLength={9} onChange={(event) => onValueChange(event.target.value)} />
  );
}

export function WordsField({ onValueChange, ...field }: Typed) {
  return <TextField {...field} maxLength={200} onChange={(event) => onValueChange(event.target.value)} />;
}

const PERCENT = "%";

/** A share, with its sign in the field. */
export function PercentField({ label, value, error, onValueChange, hint, isRequired, className }: Typed) {
  return (
    <Field {...{ label, error, hint, isRequired, className }}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={cx(inputClass, "pe-8 text-end")}
          />
          <span aria-hidden className="absolute inset-y-0 end-3 flex items-center text-muted">
            {PERCENT}
          </span>
        </div>
      )}
    </Field>
  );
}

interface SpanProps extends Omit<Typed, "value" | "onValueChange"> {
  value: SpanDraft;
  onValueChange: (value: SpanDraft) => void;
}

/** So many months, or days. */
export function SpanField({ label, value, error, onValueChange, hint, isRequired, className }: SpanProps) {
  return (
    <Field {...{ label, error, hint, isRequired, className }}>
      {(ids) => (
        <div className="span-field">
          <input
            {...ids}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={value.count}
            onChange={(event) => onValueChange({ ...value, count: event.target.value })}
            className={inputClass}
          />
          <select
            aria-label={t("{label}: months or days", { label })}
            value={value.unit}
            onChange={(event) => onValueChange({ ...value, unit: event.target.value })}
            className={inputClass}
          >
            <option value="months">{t("months")}</option>
            <option value="days">{t("days")}</option>
          </select>
        </div>
      )}
    </Field>
  );
}

/** A number with a button for one less and one for one more. */
export function Stepper({ label, value, error, onValueChange, className }: Typed) {
  const count = /^\d+$/.test(value.trim()) ? Number(value) : null;
  const step = (by: number) => onValueChange(String(Math.max(1, (count ?? 0) + by)));
  return (
    <Field {...{ label, error, className }} isRequired>
      {(ids) => (
        <div className="stepper">
          <button
            type="button"
            aria-label={t("{label}: one less", { label })}
            disabled={count !== null && count <= 1}
            onClick={() => step(-1)}
          >
            <Minus size={18} aria-hidden />
          </button>
          <input
            {...ids}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <button type="button" aria-label={t("{label}: one more", { label })} onClick={() => step(1)}>
            <Plus size={18} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}

/** Takes a row away. */
export function RemoveButton({
  label,
  reason,
  onRemove,
}: {
  label: string;
  reason?: string | undefined;
  onRemove: () => void;
}) {
  return (
    <Button look="quiet" className="w-11 flex-none px-0!" aria-label={label} reason={reason} onClick={onRemove}>
      <Trash2 size={18} aria-hidden />
    </Button>
  );
}

export function AddButton({ label, reason, onAdd }: { label: string; reason?: string | undefined; onAdd: () => void }) {
  return (
    <div>
      <Button size="small" className="min-h-11" reason={reason} onClick={onAdd}>
        <Plus size={16} aria-hidden />
        {label}
      </Button>
    </div>
  );
}

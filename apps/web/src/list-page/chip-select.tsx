import "./chips.css";
import { Plus, X } from "lucide-react";
import { t } from "#i18n/i18n.ts";
import { filterText } from "#ui/field.tsx";
import type { Option } from "#ui/select-field.tsx";

interface Props {
  label: string;
  options: readonly Option[];
  /** "" for all. */
  value: string;
  onValueChange: (value: string) => void;
}

/** A filter by one of a few values. It is the browser's own list, so that typing finds a value and a phone shows its picker. */
export function ChipSelect({ label, options, value, onValueChange }: Props) {
  const chosen = options.find((option) => option.value === value);
  return (
    <span className="chip" data-set={chosen !== undefined || undefined} data-filter={filterText(label, chosen?.label)}>
      {chosen === undefined && <Plus size={14} aria-hidden />}
      <span aria-hidden>{label}</span>
      {chosen !== undefined && <b aria-hidden>{chosen.label}</b>}
      <select
        aria-label={label}
        value={chosen === undefined ? "" : value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        <option value="" className="bg-surface text-ink">
          {t("All")}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
      {chosen !== undefined && <ChipOff label={label} onPress={() => onValueChange("")} />}
    </span>
  );
}

/** A filter that a link set, and that can be taken away. */
export function ChipFact({ label, value, onOff }: { label: string; value: string; onOff: () => void }) {
  return (
    <span className="chip" data-set data-filter={filterText(label, value)}>
      {label} <b>{value}</b>
      <ChipOff label={label} onPress={onOff} />
    </span>
  );
}

export function ChipOff({ label, onPress }: { label: string; onPress: () => void }) {
  const name = t("Take away the filter: {name}", { name: label });
  return (
    <button type="button" aria-label={name} title={name} className="chip-off" onClick={onPress}>
      <X size={14} aria-hidden />
    </button>
  );
}

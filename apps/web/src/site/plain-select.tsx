import { Field, inputClass } from "#ui/field.tsx";
import type { FieldProps } from "#ui/field.tsx";

interface Props extends FieldProps {
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Stands first, and says that nothing is chosen. */
  nothing?: string;
  autoFocus?: boolean;
}

/** A choice in a form that needs no script. */
export function PlainSelect({ name, value, options, nothing, autoFocus, ...field }: Props) {
  return (
    <Field {...field}>
      {(ids) => (
        <select {...ids} name={name} defaultValue={value} autoFocus={autoFocus} className={inputClass}>
          {nothing !== undefined && <option value="">{nothing}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

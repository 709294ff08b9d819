import { Select } from "@base-ui/react/select";
import { Check, ChevronsUpDown } from "lucide-react";
import type { Ref } from "react";
import { cx } from "./cx.ts";
import { Field, inputClass } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

export interface Option {
  label: string;
  value: string;
}

interface Props extends FieldProps {
  options: readonly Option[];
  /** "" while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a short list. */
export function SelectField({
  label,
  error,
  hint,
  isRequired,
  className,
  options,
  value,
  onValueChange,
  placeholder,
  name,
  disabled = false,
  ref,
}: Props) {
  return (
    <Field {...{ label, error, hint, isRequired, className }}>
      {({ id, ...ids }) => (
        <Select.Root
          items={options}
          value={value === "" ? null : value}
          onValueChange={(chosen) => onValueChange(chosen ?? "")}
          disabled={disabled}
          {...(name !== undefined && { name })}
        >
          <Select.Trigger
            {...ids}
            id={id}
            ref={ref}
            aria-labelledby={`${id}-label`}
            className={cx(
              inputClass,
              "flex items-center justify-between gap-2 text-start data-disabled:bg-sunken data-disabled:text-muted",
            )}
          >
            <Select.Value className="truncate data-placeholder:text-muted" placeholder={placeholder ?? " "} />
            <Select.Icon>
              <ChevronsUpDown size={16} aria-hidden className="text-muted" />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner
              role="region"
              aria-label={label}
              sideOffset={4}
              alignItemWithTrigger={false}
              className="z-50 outline-hidden"
            >
              <Select.Popup className="appear min-w-(--anchor-width) overflow-hidden rounded-field border border-line bg-surface shadow-float outline-hidden">
                <Select.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto py-1">
                  {options.map((option) => (
                    <Select.Item
                      key={option.value}
                      value={option.value}
                      className="grid min-h-10 cursor-default grid-cols-[1rem_1fr] items-center gap-2 px-3 outline-hidden select-none data-highlighted:bg-brand-soft"
                    >
                      <Select.ItemIndicator>
                        <Check size={16} aria-hidden className="text-brand-ink" />
                      </Select.ItemIndicator>
                      <Select.ItemText className="col-start-2">{option.label}</Select.ItemText>
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  );
}

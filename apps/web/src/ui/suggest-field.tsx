import "./suggest-field.css";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { useState } from "react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Field, inputClass } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

interface Props<Item> extends FieldProps {
  value: string;
  onValueChange: (value: string) => void;
  /** The suggestions for the typed text, which the screen loads as `value` changes. */
  suggestions: readonly Item[];
  /** The text that a chosen suggestion puts into the field. */
  textOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  onChosen?: (item: Item) => void;
  /**
   * Called on Enter while no suggestion is highlighted. "taken" closes the list, "awaited" leaves it; neither submits the
   * form, as null does.
   */
  onEnter?: (field: HTMLInputElement) => "taken" | "awaited" | null;
  /** Shown in the list instead of suggestions: "Searching…", "No book fits". */
  status?: string | null;
  name?: string;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with suggestions. Enter takes the highlighted one, else it submits the form. */
export function SuggestField<Item>(props: Props<Item>) {
  const {
    label,
    error,
    hint,
    isRequired,
    className,
    value,
    onValueChange,
    suggestions,
    textOf,
    children,
    onChosen,
    onEnter,
    status,
    ...input
  } = props;
  const [isAsked, setAsked] = useState(false);
  // An open list hides the rest of the page from screen readers, so an empty one stays closed.
  const isOpen = isAsked && (suggestions.length > 0 || Boolean(status));
  const takeEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const isHighlighted = event.currentTarget.hasAttribute("aria-activedescendant");
    if (event.key !== "Enter" || event.nativeEvent.isComposing || isHighlighted) return;
    const outcome = onEnter?.(event.currentTarget) ?? null;
    if (outcome !== null) event.preventDefault();
    if (outcome === "taken") setAsked(false);
  };
  return (
    <Field {...{ label, error, hint, isRequired, className }}>
      {(ids) => (
        <Autocomplete.Root
          items={suggestions}
          value={value}
          filter={null}
          open={isOpen}
          onOpenChange={(open) => setAsked(open)}
          itemToStringValue={textOf}
          onValueChange={(typed, { reason }) => {
            onValueChange(typed);
            if (reason !== "item-press") return;
            const chosen = suggestions.find((item) => textOf(item) === typed);
            if (chosen !== undefined) onChosen?.(chosen);
          }}
        >
          <Autocomplete.Input
            {...input}
            {...ids}
            onKeyDown={takeEnter}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={inputClass}
          />
          <Suggestions label={label} status={status} textOf={textOf}>
            {children}
          </Suggestions>
        </Autocomplete.Root>
      )}
    </Field>
  );
}

interface ListProps<Item> extends Pick<Props<Item>, "label" | "textOf" | "children"> {
  status: string | null | undefined;
}

/** The list below the field. */
function Suggestions<Item>({ label, status, textOf, children }: ListProps<Item>) {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner
        role="region"
        aria-label={label}
        sideOffset={4}
        align="start"
        className="z-50 outline-hidden"
      >
        <Autocomplete.Popup className="appear suggestions rounded-field border border-line bg-surface shadow-float">
          <Autocomplete.Status>
            {status && <p className="px-3 py-2 text-sm text-muted">{status}</p>}
          </Autocomplete.Status>
          <Autocomplete.List className="suggestion-list">
            {(item: Item) => (
              <Autocomplete.Item key={textOf(item)} value={item} className="suggestion">
                {children(item)}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

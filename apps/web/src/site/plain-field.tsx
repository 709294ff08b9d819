import type { ComponentProps } from "react";
import { TextField } from "#ui/text-field.tsx";

/** A field that needs no script: it remembers by itself what is typed. */
export function PlainField({ value, ...field }: ComponentProps<typeof TextField>) {
  return <TextField maxLength={300} defaultValue={value} {...field} />;
}

export function Hidden({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}

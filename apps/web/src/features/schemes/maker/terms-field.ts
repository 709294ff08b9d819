import type { Terms } from "@thangam/terms/terms";
import type { FieldError } from "#forms/resolver.ts";
import type { TermsDraft } from "./terms-draft.ts";

type Path = readonly (string | number)[];

/** The typed terms, what changes them, and the error at a place of docs/schemes.md. */
export interface TermsField {
  value: TermsDraft;
  set: (values: Partial<TermsDraft>) => void;
  /** At the place, or at what stands in it. */
  errorAt: (...path: Path) => string | undefined;
  /** At the place alone. */
  errorOf: (...path: Path) => string | undefined;
  /** The terms as they were when nothing in them was wrong. */
  known: Terms;
}

export function errorsIn(errors: readonly FieldError[]): Pick<TermsField, "errorAt" | "errorOf"> {
  const nameOf = (path: Path) => ["terms", ...path].join(".");
  return {
    errorOf: (...path) => errors.find(({ name }) => name === nameOf(path))?.message,
    errorAt: (...path) => {
      const name = nameOf(path);
      return errors.find((error) => error.name === name || error.name.startsWith(`${name}.`))?.message;
    },
  };
}

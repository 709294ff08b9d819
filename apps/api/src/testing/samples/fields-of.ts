import type { Sample } from "./sample.ts";
import { isField, missingSubject } from "./subject.ts";
import type { Field } from "./subject.ts";

/** Which records of a subject a sample names. */
export function fieldsOf(sample: Sample): ReadonlySet<Field> {
  const fields = new Set<Field>();
  sample(
    new Proxy(missingSubject, {
      get: (subject, field) => {
        if (typeof field !== "string" || !isField(field)) throw new Error(`a subject has no ${String(field)}`);
        fields.add(field);
        return subject[field];
      },
    }),
  );
  return fields;
}

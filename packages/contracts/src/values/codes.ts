/**
 * A closed list whose members have two names: a code, which is stored and compared, and the shop's phrase, which travels
 * and stands on screens. The list is declared once, as `codesOf({ credited: "Payment Approved", … })`.
 */
export interface Codes<P extends Record<string, string>> {
  readonly all: readonly CodeOf<P>[];
  readonly entries: readonly (readonly [code: string, phrase: string])[];
  readonly phrases: readonly P[CodeOf<P>][];
  phraseOf: <const C extends CodeOf<P>>(code: C) => P[C];
  of: <const W extends P[CodeOf<P>]>(phrase: W) => CodeOfPhrase<P, W>;
}

type CodeOf<P> = keyof P & string;
type CodeOfPhrase<P, W> = { [C in CodeOf<P>]: P[C] extends W ? C : never }[CodeOf<P>];

/** The union of the codes of a list: `CodeIn<typeof paymentStatusCodes>`. */
export type CodeIn<L> = L extends Codes<infer P> ? CodeOf<P> : never;

export function codesOf<const P extends Record<string, string>>(phraseByCode: P): Codes<P> {
  const codeByPhrase = Object.fromEntries(Object.entries(phraseByCode).map(([code, phrase]) => [phrase, code]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- safe: the keys and values are those of the object whose type this is; TypeScript reads them as plain strings
  return {
    all: Object.keys(phraseByCode),
    entries: Object.entries(phraseByCode),
    phrases: Object.values(phraseByCode),
    phraseOf: (code: string) => phraseByCode[code],
    of: (phrase: string) => codeByPhrase[phrase],
  } as unknown as Codes<P>;
}

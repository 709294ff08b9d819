/**
 * A guide for people. A line may have places: `{dayClose}` is the screen of that name, `{>enrol}` another guide, and `{=Save}`
 * the words of a button or field, as the catalogue has them. Each is shown in the reader's language.
 */
export interface Guide {
  title: string;
  /** What it is for, in one sentence. */
  about: string;
  parts: readonly GuidePart[];
}
export interface GuidePart {
  heading: string;
  /** What each picture of the part shows, by its name: for whoever cannot see it. */
  pictures?: Readonly<Record<string, string>>;
  lines: readonly string[];
}

/** The same in another language: as many parts, with as many lines and the same pictures. */
export type TranslatedGuides<English> = English extends string
  ? string
  : { readonly [Key in keyof English]: TranslatedGuides<English[Key]> };

import type { Subject } from "./subject.ts";

/** Input that an operation takes, as it travels. One that is about a record takes the subject whose record it is. */
export type Sample = (subject: Subject) => Record<string, unknown>;

/** Samples of a noun's operations. One is needed where an operation does not take what its input alone suggests. */
export type SamplesOf<Operations> = { readonly [Name in keyof Operations]?: Sample };

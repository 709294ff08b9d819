import type { RefusalCode } from "./refusals.ts";

/**
 * The records that belong to a customer, and how an operation refuses one that belongs to somebody else. It is the
 * refusal of a record that does not exist, so that a customer cannot tell the two apart.
 */
export const notFoundRefusals = {
  book: "book_not_found",
  payment: "payment_not_found",
  receipt: "receipt_not_found",
  /** A sign-in. Operations that may name it work on the caller's own when they do not. */
  customer: "not_found",
} as const satisfies Readonly<Record<string, RefusalCode>>;
export type OwnedRecord = keyof typeof notFoundRefusals;

/** A customer who owns the record that this field of the input names. */
export interface OwnGrant<Field extends string = string> {
  readonly own: OwnedRecord;
  readonly field: Field;
}

/** A customer may call it for their own record. The kernel checks whose it is before the handler runs. */
export function own<const Field extends string>(record: OwnedRecord, field: Field): OwnGrant<Field> {
  return { own: record, field };
}

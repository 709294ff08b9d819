/** How an input names a record: by its id, or by the number on it. */
export type Reference = bigint | string;

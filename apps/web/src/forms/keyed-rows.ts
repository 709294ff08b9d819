/** A row of a list that somebody edits. Its key stays the same while rows before it come and go. */
export interface KeyedRow {
  key: number;
}

/** A key that no row of the list has. */
export function nextKey(rows: readonly KeyedRow[]): number {
  return 1 + Math.max(-1, ...rows.map(({ key }) => key));
}

/** The list with the row of a key changed. */
export function changed<Row extends KeyedRow>(rows: readonly Row[], key: number, values: Partial<Row>): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...values } : row));
}

export function without<Row extends KeyedRow>(rows: readonly Row[], key: number): Row[] {
  return rows.filter((row) => row.key !== key);
}

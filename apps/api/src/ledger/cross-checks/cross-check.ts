/** A question whose every answer row is a fault, and the sentence that names the row. */
export interface CrossCheck {
  sql: string;
  sentence: (row: Record<string, string | null>) => string;
}

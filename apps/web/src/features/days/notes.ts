/** The notes and coins of India, in rupees. */
export const values = [2000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** The value in paise of counted notes: `{ 500: "3", 10: "1" }` is 151000n. */
export function sumOfNotes(counts: Readonly<Record<number, string>>): bigint {
  return values.reduce((sum, value) => sum + BigInt(value) * 100n * BigInt(counts[value] || "0"), 0n);
}

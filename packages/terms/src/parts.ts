/**
 * What of a bonus goes with each part of a settlement, by what the parts take of all that was saved (both in paise, or both
 * in milligrams). Parts that take all of it take the whole bonus, to the paisa and the milligram.
 */
export function bonusOfParts(bonus: bigint, saved: bigint, parts: readonly bigint[]): bigint[] {
  let [taken, given] = [0n, 0n];
  return parts.map((part) => {
    taken += part;
    if (part < 0n || taken > saved) throw new RangeError("The parts take more than was saved.");
    const due = taken === saved ? bonus : (bonus * taken) / saved;
    const own = due - given;
    given = due;
    return own;
  });
}

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** "Kavitha Raman" → "K••• R•••": enough for its owner to know it, and as long for every name. */
export function maskedName(name: string): string {
  const parts = name.split(/\s+/).filter((part) => part !== "");
  return parts.map((part) => `${letters.segment(part)[Symbol.iterator]().next().value?.segment ?? ""}•••`).join(" ");
}

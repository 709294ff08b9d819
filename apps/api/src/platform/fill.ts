/** Puts facts into the places of a text: "Receipt {number}". A fact is text and nothing else, braces included. */
export function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, place: string) => {
    const fact = facts[place];
    if (fact === undefined) throw new Error(`The ${place} that this text should carry is not there`);
    return fact;
  });
}

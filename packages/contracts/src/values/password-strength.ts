export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 64;

export type PasswordStrength = "too short" | "weak" | "fair" | "strong";

/**
 * A hint while a password is typed; the server alone decides what is refused. It guesses how many bits the
 * password holds: what repeats or counts on from the character before adds little.
 */
export function passwordStrength(password: string): PasswordStrength {
  const characters = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  if (characters.length < MIN_PASSWORD_CHARACTERS) return "too short";
  const bits = freshness(characters) * Math.log2(alphabetSize(password));
  if (bits < 40) return "weak";
  return bits < 64 ? "fair" : "strong";
}

/** How many characters surprise: one that was there before counts half, one that could be foretold a fifth. */
function freshness(characters: readonly number[]): number {
  const seen = new Set<number>();
  let fresh = 0;
  for (const [index, character] of characters.entries()) {
    const step = Math.abs(character - (characters[index - 1] ?? Number.NaN));
    if (step <= 1) fresh += 0.2;
    else fresh += seen.has(character) ? 0.5 : 1;
    seen.add(character);
  }
  return fresh;
}

function alphabetSize(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 60],
  ];
  return kinds.reduce((size, [kind, count]) => (kind.test(password) ? size + count : size), 0);
}

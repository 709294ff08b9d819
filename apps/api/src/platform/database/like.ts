/** Patterns for SQL's `like` that take what a person typed literally. */
export function containing(typed: string): string {
  return `%${literal(typed)}%`;
}

export function beginningWith(typed: string): string {
  return `${literal(typed)}%`;
}

export function endingWith(typed: string): string {
  return `%${literal(typed)}`;
}

export function literal(typed: string): string {
  return typed.replaceAll(/[\\%_]/g, (special) => `\\${special}`);
}

import bcrypt from "bcrypt";

let serial = 0;

export function nextSerial(): number {
  serial += 1;
  return serial;
}

/** Letters alone, as a prefix must be: 1 → "B", 25 → "Z", 26 → "BA". */
export function lettersOf(number: number): string {
  const last = String.fromCodePoint(65 + (number % 26));
  return number < 26 ? last : lettersOf(Math.floor(number / 26)) + last;
}

export function mobileOf(number: number): string {
  return `9${String(800_000_000 + number)}`;
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 24 * 60 * 60 * 1000);
}

const hashes = new Map<string, Promise<string>>();

/** The cheapest cost, and each password once: these accounts guard nothing. */
export function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? bcrypt.hash(password, 4);
  hashes.set(password, hash);
  return hash;
}

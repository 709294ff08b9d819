import { MAX_PAISE } from "@thangam/contracts/values/money";
import * as z from "zod/mini";
import { MalformedEvent } from "./port.ts";

// What an event may name. Whatever else a gateway signs is malformed, and never reaches the database.

/** A gateway's name of something: printable, without blanks. */
export const gatewayId = z.string().check(z.regex(/^[!-~]{1,100}$/));

/** Paise as a whole number of JSON. */
export const wholePaise = z
  .pipe(
    z.int().check(z.positive()),
    z.transform((amount) => BigInt(amount)),
  )
  .check(z.refine((paise) => paise <= MAX_PAISE));

/** The same, or nothing. */
export const paiseOrNothing = z
  .pipe(
    z.int().check(z.nonnegative()),
    z.transform((amount) => BigInt(amount)),
  )
  .check(z.refine((paise) => paise <= MAX_PAISE));

/** Paise as a string of digits. */
export const paiseDigits = z
  .pipe(
    z.string().check(z.regex(/^[1-9]\d{0,12}$/)),
    z.transform((digits) => BigInt(digits)),
  )
  .check(z.refine((paise) => paise <= MAX_PAISE));

/** A moment as seconds since 1970; 0 says none. */
export const seconds = z.int().check(z.refine((told) => told === 0 || isInReach(new Date(told * 1000))));

/** A moment as a text of ISO 8601 in UTC. */
export const moment = z
  .pipe(
    z.iso.datetime(),
    z.transform((text) => new Date(text)),
  )
  .check(z.refine(isInReach));

/** A text that people read, such as the bank's reason: without signs that no database keeps. */
export const plainText = z.pipe(
  z.string(),
  // oxlint-disable-next-line no-control-regex -- these are the signs to take out
  z.transform((text) => text.toWellFormed().replaceAll(/[\u0000-\u001f\u007f]/g, " ")),
);

const reachBegins = Date.UTC(2000, 0, 1);
const reachEnds = Date.UTC(2200, 0, 1);

/** Whether a moment falls on a day of the shop's calendar, in every time zone (isDay of the terms ends with 2199). */
function isInReach(told: Date): boolean {
  return told.getTime() >= reachBegins && told.getTime() < reachEnds;
}

/** The name of an event, where the gateway gave it one. Throws MalformedEvent. */
export function eventIdOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!gatewayId.safeParse(header).success) throw new MalformedEvent("the event's id");
  return header;
}

import { isDay } from "@thangam/terms/json/plain";
import * as z from "zod/mini";
import { says } from "./text.ts";
import type { Says } from "./text.ts";

declare const kind: unique symbol;
/** A day of the shop's calendar, "2026-04-01", in the shop's time zone. */
export type BusinessDay = string & { readonly [kind]: "business day" };

/** "2026-04-01" as a business day; throws when it is no day of the calendar. */
export function businessDayOf(day: string): BusinessDay {
  if (!isDay(day)) throw new RangeError(`${day} is not a day of the calendar`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- safe: the brand exists only for the compiler, and the form was just checked
  return day as BusinessDay;
}

/** A day on the wire: "2026-04-01", also with the "00:00" that range searches send behind it. */
export function businessDay(codes: Says = {}) {
  const wire = z.string(says(codes)).check(
    z.overwrite((typed) => typed.trim().replace(/[ T]00:00(:00)?$/, "")),
    z.refine(isDay),
  );
  return z.codec(wire, z.custom<BusinessDay>(), {
    decode: (day) => businessDayOf(day),
    encode: (day): string => day,
  });
}

/** A day on the wire as "31/12/1990", the way customer forms send dates; a business day here. */
export function slashedDay(codes: Says = {}) {
  const wire = z.string(says(codes)).check(
    z.trim(),
    z.refine((typed) => isDay(dashed(typed))),
  );
  return z.codec(
    wire,
    z.custom<BusinessDay>((value) => typeof value === "string"),
    {
      decode: (typed) => businessDayOf(dashed(typed)),
      encode: (day) => day.split("-").toReversed().join("/"),
    },
  );
}

/** A moment: ISO 8601 in UTC on the wire, a Date here. */
export function instant(codes: Says = {}) {
  return z.codec(z.iso.datetime(says(codes)), z.date(), {
    decode: (text) => new Date(text),
    encode: (date) => date.toISOString(),
  });
}

/** The `fld_version` of a record as it was read; who sends it does not write over what was saved since then. */
export function readVersion() {
  return z.optional(instant());
}

function dashed(slashed: string): string {
  return slashed.split("/").toReversed().join("-");
}

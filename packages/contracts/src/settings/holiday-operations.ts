import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { listOf, record } from "#kernel/wire.ts";
import { oneLine } from "#values/text.ts";
import { businessDay } from "#values/time.ts";

const holiday = record({
  day: businessDay(),
  name: z.nullable(z.string()),
  /** What would fall due on it is due on the next day that is none; as the settings were before it came. */
  movesDueDays: ["moves_due_days", z.boolean()],
});

export const listHolidays = operation({
  wire: "Get_Holidays",
  method: ["GET", "POST"],
  kind: "query",
  allow: "signed-in",
  summary:
    "The days on which the shop is closed, from a year ago on. What falls due on one that moves due days is due on the next day that is none.",
  input: record({}),
  output: listOf(holiday),
  refusals: [],
});

const day = businessDay({ missing: "day_missing", invalid: "date_invalid" });

export const setHolidays = operation({
  wire: "Set_Holidays",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary:
    "Adds days on which the shop is closed, or takes some off, before they have come: at most 15 in a row and 100 in a calendar year.",
  auditLabel: "Changed the shop's holidays",
  approval: { kinds: ["holidays"] },
  input: record({
    add: z._default(
      z
        .array(
          record({ day, name: z.optional(oneLine({ max: 60, missing: "value_missing", invalid: "value_invalid" })) }),
        )
        .check(z.maxLength(366)),
      [],
    ),
    remove: z._default(z.array(day).check(z.maxLength(366)), []),
  }),
  output: listOf(holiday),
  refusals: ["holiday_past", "holidays_in_a_row", "holidays_in_a_year"],
});

import { operations } from "@thangam/contracts";
import { exportList } from "#exports/export-list.ts";
import { listClosedDays } from "./get-day.ts";

export const exportClosedDays = exportList(operations.exportClosedDays, listClosedDays, {
  name: "closed-days",
  title: "Closes of days",
  columns: [
    { heading: "Day", kind: "day", of: ({ day }) => day },
    { heading: "Closed on", kind: "text", of: ({ closedAt }) => closedAt },
    { heading: "Closed by", kind: "text", of: ({ closedBy }) => closedBy },
    { heading: "Brought into the drawer", kind: "rupees", of: ({ broughtPaise }) => broughtPaise },
    { heading: "Expected", kind: "rupees", of: ({ expectedPaise }) => expectedPaise },
    { heading: "Counted", kind: "rupees", of: ({ countedPaise }) => countedPaise },
    { heading: "Difference", kind: "rupees", of: ({ variancePaise }) => variancePaise },
    { heading: "Left in the drawer", kind: "rupees", of: ({ carriedPaise }) => carriedPaise },
    { heading: "Note", kind: "text", isWide: true, of: ({ note }) => note },
    { heading: "Reopened", kind: "text", of: ({ reopenedAt }) => reopenedAt },
    { heading: "Reopened by", kind: "text", of: ({ reopenedBy }) => reopenedBy },
    { heading: "Why it was reopened", kind: "text", isWide: true, of: ({ reopenReason }) => reopenReason },
  ],
});

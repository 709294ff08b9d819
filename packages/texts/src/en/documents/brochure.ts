/** What stands over and under the table of a brochure on paper, in English. Each text is its own id. */
export const brochure = {
  "No.": "No.",
  "Paid in": "Paid in",
  "Off the making": "Off the making",
  Ready: "Ready",
  "The terms of this scheme": "The terms of this scheme",
  "{share} off the making": "{share} off the making",
  "The grams suppose a gold rate of {rate} a gram; each payment has the rate of its own time.":
    "The grams suppose a gold rate of {rate} a gram; each payment has the rate of its own time.",
  "Gold at {rate} a gram, today's rate, for all payments; each one has the rate of its own time.":
    "Gold at {rate} a gram, today's rate, for all payments; each one has the rate of its own time.",
  "Gold at {rate} a gram, the rate of this day, for all payments; each one has the rate of its own time.":
    "Gold at {rate} a gram, the rate of this day, for all payments; each one has the rate of its own time.",
};

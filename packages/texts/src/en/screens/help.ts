export const help = [
  "All guides",
  "At the counter and with clients",
  "For customers",
  "For whoever answers for the shop",
  "Guides",
  "No guide has all these words. Try fewer.",
  "Open as a page",
  "Search the guides",
  "{count, plural, one {# guide} other {# guides}}",
] as const;

export const setup = [
  "If the shop has an Admin already, sign in. If not, start the portal anew: its log has another link, good for a day.",
  "Make the first Admin",
  "Make the first Admin. They bring in everyone else.",
  "The first Admin is made. Please sign in.",
  "This set-up link is not good any more, or not whole.",
] as const;

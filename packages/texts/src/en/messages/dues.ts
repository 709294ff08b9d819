export const validation = {
  due_age_invalid: "Choose one of the ages.",
  promise_filter_invalid: "Choose one of the lists.",
  promised_day_invalid: "Enter the promised day, such as 25-11-2026.",
  contact_note_missing: "Enter what was said.",
  too_many_books_at_once: "At most 200 books at once.",
} as const;

export const refusals = {
  promised_day_out_of_range: "A promise is for today or one of the next 92 days.",
} as const;

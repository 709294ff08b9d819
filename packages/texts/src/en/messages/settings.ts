export const validation = {
  hour_invalid: "Choose an hour of the day, 0 to 23.",
  cash_limit_invalid: "Enter the limit in rupees.",
  cash_action_missing: "Choose what happens above the limit.",
  open_payments_invalid: "Enter a number from 1 to 1000.",
  loyalty_points_invalid: "Enter whole points, 0 to 1000.",
} as const;

export const refusals = {
  settings_changed: "Somebody else has changed the settings meanwhile. Look at them again before you save.",
  cash_limit_day_past: "A limit holds from today or a later day on.",
} as const;

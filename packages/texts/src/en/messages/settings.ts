export const validation = {
  hour_invalid: "Choose an hour of the day, 0 to 23.",
  cash_limit_invalid: "Enter the limit in rupees.",
  cash_action_missing: "Choose what happens above the limit.",
  open_payments_invalid: "Enter a number from 1 to 1000.",
  loyalty_points_invalid: "Enter whole points, 0 to 1000.",
  counter_missing: "Choose a counter.",
  counter_name_missing: "Enter the name of the counter, such as Ground floor.",
  counter_series_invalid: "Enter one to three letters, A to Z.",
  shop_name_missing: "Enter the name of the shop, as its customers know it.",
  opening_days_invalid:
    "Give each day when it opens and closes, the earlier time first, or mark it as closed. Or leave all days blank.",
  shop_phone_invalid: "Enter a phone number of the shop, such as 0452 2345678.",
  gstin_invalid: "Enter the GSTIN as it stands on the certificate: 15 letters and digits.",
  colour_invalid: "Choose a colour, such as #14493b.",
  shop_logo_too_large: "The logo may have at most 64 kB. Save it smaller.",
} as const;

export const refusals = {
  own_factor_first: "Set up your own second step first, under Security. Without one you would be signed out at once.",
  settings_changed: "Somebody else has changed the settings meanwhile. Look at them again before you save.",
  shop_logo_invalid: "Choose a PNG or JPEG picture of at most 1024 by 1024 points.",
  cash_limit_day_past: "A limit holds from today or a later day on.",
  holiday_past: "A holiday is added or taken off before it has come.",
  holidays_in_a_row: "The shop is closed for at most 15 days in a row.",
  holidays_in_a_year: "A calendar year has at most 100 holidays.",
  counter_not_found: "There is no open counter like this.",
  counter_series_fixed: "The letters of a counter stay, because receipts were given with them. Add another counter.",
  counter_series_used: "Another counter has these letters. They stay its own, also after it is closed.",
  counter_series_of_branch: "The receipts of a branch begin with its letters, and nobody else's do.",
  counter_online_elsewhere: "The gateway pays the first branch, whose counters give the receipts of online payments.",
  counter_name_used: "Another counter has this name.",
  counter_needed:
    "The first counter, and the one that gives the receipts of online payments, stay open. Choose another one for online payments first.",
} as const;

export const validation = {
  approval_missing: "Choose what to decide about.",
  decision_missing: "Approve it or refuse it.",
  refusal_reason_missing: "Say why you refuse it.",
  approval_reason_missing: "Say why it is needed.",
  share_invalid: "Enter a share in percent, from 0.01 to 100.",
  hours_invalid: "Enter 1 to 720 hours.",
  minutes_invalid: "Enter 1 to 10080 minutes.",
} as const;

export const refusals = {
  approval_not_found: "There is no such request for approval.",
  approval_waiting: "The same waits for approval already, under number {approval}.",
  approval_decided: "This was decided already.",
  approval_expired: "This has expired. It must be asked for again.",
  approval_own: "Nobody approves their own request. Somebody else must.",
  approval_not_own: "Only whoever asked for it may do this.",
  approval_not_yours: "Only an Admin decides about what only an Admin may do.",
  approval_changed: "The records have changed since this was asked for. It must be asked for again.",
  approval_explained: "A reason was given already.",
  approval_settings_changed: "Somebody else changed these settings meanwhile. Look at them again.",
  approval_needs_two: "Everybody can only wait for another when the shop has two Admins. Make a second one first.",
} as const;

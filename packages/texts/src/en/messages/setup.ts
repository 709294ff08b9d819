export const refusals = {
  setup_link_invalid: "This set-up link was used or is too old.",
} as const;

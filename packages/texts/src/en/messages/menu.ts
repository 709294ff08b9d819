export const validation = {
  menu_name_missing: "Enter the name of the entry.",
  menu_page_missing: "Choose a page.",
  menu_page_unknown: "There is no such page.",
  menu_link_has_entries: "This entry has entries of its own. Remove them first, or let it open its list.",
} as const;

export const refusals = {
  menu_changed_meanwhile: "{name} has saved the menu at the same time. Look at it again before you save.",
  menu_way_missing:
    "An Admin would not find the way back to this page: Main Menu must stay in the menu, shown to Admins.",
} as const;

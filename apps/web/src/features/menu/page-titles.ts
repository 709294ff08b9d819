import { menuPages, pageOf } from "@thangam/contracts/menu/default-menu";
import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import { screens } from "@thangam/contracts/menu/screens";
import { t } from "#i18n/i18n.ts";
import { translatedTitle } from "#navigation/titles.ts";

/** The portal's own title of a page, whatever the shop's menu calls it. */
export function pageTitle(page: string): string {
  return translatedTitle(screens.find((screen) => pageOf(screen) === page)?.title ?? page);
}

/** The pages to choose from; the first opens a list instead, where the entry may have one. */
export function pageOptions(mayOpenList: boolean) {
  const pages = menuPages.map((page) => ({ value: page, label: `${pageTitle(page)} (/${page})` }));
  return mayOpenList ? [{ value: DROPDOWN, label: t("Opens a list (/#)") }, ...pages] : pages;
}

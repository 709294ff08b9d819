import type * as operations from "@thangam/contracts/menu/operations";
import type { SamplesOf } from "./sample.ts";

export const menu: SamplesOf<typeof operations> = {
  // The version that the save before it left.
  resetMenu: () => ({ version: 1 }),
  saveMenu: () => ({
    version: 0,
    menu: [
      {
        menuName: "Menu",
        pageName: "/#",
        roles: ["Admin"],
        subMenu: [{ subMenuName: "Main Menu", pageName: "mainmenumaster", roles: ["Admin"], childMenu: [] }],
      },
    ],
  }),
};

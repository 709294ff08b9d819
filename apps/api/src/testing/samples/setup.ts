import type * as operations from "@thangam/contracts/setup/operations";
import type { SamplesOf } from "./sample.ts";

export const setup: SamplesOf<typeof operations> = {
  checkSetupLink: () => ({ token: "a token" }),
  setUpShop: () => ({ token: "a token", name: "Kavitha", email: "first@example.com", password: "quiet river 77" }),
};

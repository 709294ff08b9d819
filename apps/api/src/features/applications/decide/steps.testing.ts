import { beforeAll } from "vitest";
import { setMobileFirstPassword } from "#testing/first-password.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { makeSampleWorld } from "#testing/samples/subject.ts";

export const app = useApp();
export let admin: SignedIn;

beforeAll(async () => {
  await makeSampleWorld(app);
  admin = await app.signedInAs({ userType: "Admin", name: "Meenakshi" });
  await setMobileFirstPassword(app.db, true);
});

let serial = 5000;
export const newNumber = () => `SMP${(serial += 1)}`;

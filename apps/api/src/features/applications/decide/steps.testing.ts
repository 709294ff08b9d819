import { beforeAll } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { makeSampleWorld } from "#testing/samples/subject.ts";

export const app = useApp();
export let admin: SignedIn;

beforeAll(async () => {
  await makeSampleWorld(app);
  admin = await app.signedInAs({ userType: "Admin", name: "Meenakshi" });
});

let serial = 5000;
export const newNumber = () => `SMP${(serial += 1)}`;

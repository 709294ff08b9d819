import { beforeAll } from "vitest";
import { setMobileFirstPassword } from "#testing/first-password.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import type { makeRequest } from "#testing/make-request.ts";
import { makeSampleWorld } from "#testing/samples/subject.ts";

export const app = useApp();
export let admin: SignedIn;

beforeAll(async () => {
  await makeSampleWorld(app);
  admin = await app.signedInAs({ userType: "Admin", name: "Meenakshi" });
  await setMobileFirstPassword(app.db, true);
});

let serial = 1000;
export const newNumber = (prefix = "SMP") => `${prefix}${(serial += 1)}`;

type Made = Awaited<ReturnType<typeof makeRequest>>;

export const approve = (request: Made, accountno = newNumber(), who = admin, name = request.name) =>
  who.call("approveApplication", { id: request.id.toString(), name, accountno });

export const ofEmail = (email: string) => ({ where: { email } });

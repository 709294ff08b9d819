import { beforeAll } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

export const app = useApp();
export let viewer: SignedIn;

beforeAll(async () => {
  viewer = await app.signedInAs({ userType: "Employee", capabilities: ["clients.view"] });
});

export const listed = async (filter: object) => (await viewer.call("listMessages", filter)).body;

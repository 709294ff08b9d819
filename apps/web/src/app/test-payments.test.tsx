import { testPaymentsHeader } from "@thangam/contracts/kernel/test-payments";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

const sentence = "This portal is being tried out: no money moves, whatever a payment says.";
const nobody = { json: { data: [] } };

test("a portal whose payments are tests says so before anybody signs in", async () => {
  await openPortal("/", { Get_Session: { ...nobody, headers: { [testPaymentsHeader]: "test" } } });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("a portal that takes money says nothing of the kind", async () => {
  await openPortal("/", { Get_Session: nobody });
  expect(await screen.findByRole("heading", { level: 1, name: "Welcome back" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});

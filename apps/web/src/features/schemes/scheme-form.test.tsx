import { wireNames } from "@thangam/contracts/kernel/wire";
import { saveScheme } from "@thangam/contracts/schemes/operations";
import { schemeVersion } from "@thangam/contracts/schemes/schemas";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { openPortal } from "#testing/open-portal.tsx";
import { sampleScheme } from "#testing/sample-scheme.ts";
import { problem } from "#testing/shop.ts";

/** A scheme of which the form shows every field: it saves gold, and people choose an amount. */
const flexible = z.encode(schemeVersion, { ...sampleScheme, paymentRule: "flexible" });

/** Not typed in: what was edited, a tick, and the benefits, whose fields each have a place of their own. */
const untyped = new Set(["schemeId", "version", "isOpen", "benefits", "terms"]);

test("every field that a save takes stands in the form, so that what is said of it stands there, too", async () => {
  const fields = [...wireNames(saveScheme.input)].filter(([name]) => !untyped.has(name));
  const errors = fields.map(([name, field]) => ({ field, code: "value_invalid", message: `Something about ${name}` }));
  const { calls } = await openPortal("/scheme?id=1", {
    Get_Schemes: { json: { data: [flexible] } },
    Save_Scheme: problem(422, "value_invalid", "Check the marked fields.", errors),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Save Scheme" }));
  for (const [name] of fields) await screen.findByText(`Something about ${name}`);
  expect(calls("Save_Scheme")).toHaveLength(1);
});

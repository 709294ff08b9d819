import { getApprovalSettings } from "@thangam/contracts/approvals/approval-settings-operations";
import { switchableKinds } from "@thangam/contracts/kernel/approval-kinds";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getMenu } from "@thangam/contracts/menu/operations";
import { getSettings } from "@thangam/contracts/settings/settings-operations";
import { paise } from "@thangam/contracts/values/money";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isLeavingGuarded } from "#navigation/leave-guard.ts";
import { openPortal } from "#testing/open-portal.tsx";
import { problem } from "#testing/shop.ts";
import type { Answer } from "#testing/shop.ts";

const changedAt = new Date("2026-11-20T05:00:00Z");

const shopSettings: OutputOf<typeof getSettings> = {
  autoAcknowledge: false,
  reminders: true,
  remindersHour: 9,
  quietFromHour: 21,
  quietUntilHour: 8,
  cardWithoutNumber: false,
  upiWithoutNumber: false,
  chequeWithoutNumber: false,
  bankWithoutNumber: false,
  openPaymentsPerBook: 5,
  openPaymentsPerClient: 20,
  closingHour: 20,
  bankDays: 3,
  settlementDays: 7,
  secondFactor: true,
  mobileFirstPassword: false,
  safeDays: 7,
  holidaysMoveDueDays: true,
  counterGoesOn: false,
  blindCount: true,
  creditsChequesOnClearing: false,
  pointsPer100: 10,
  version: 3,
  updatedAt: changedAt,
  updatedBy: "Meena",
};

const approvalSettings: OutputOf<typeof getApprovalSettings> = {
  version: 3n,
  scope: "everyone",
  kindsOff: [switchableKinds[0]],
  refundPaise: paise(100n),
  typedNumberPaise: paise(200n),
  settlementPaise: paise(300n),
  chequePaise: paise(400n),
  variancePaise: paise(500n),
  weightHundredths: 50,
  goldRateHundredths: 100,
  expiryHours: 48,
  delayMinutes: 60,
  setAt: changedAt,
  setBy: "Meena",
  otherAdmins: 1,
};

/** What else the page lists: nothing. */
const emptyLists = {
  Get_Cash_Limits: { json: { data: [], page: { number: 1, size: 10, total: 0 } } },
  Get_Counters: { json: { data: [] } },
};

const pages = [
  {
    path: "/settings",
    get: "Get_Settings",
    save: "Save_Settings",
    version: 3,
    stale: "settings_changed",
    read: { json: z.encode(getSettings.output, shopSettings) },
    readLater: { json: z.encode(getSettings.output, { ...shopSettings, pointsPer100: 12, version: 4 }) },
    field: /^Points for each/,
    wireField: "loyalty_points_per_100",
    before: "10",
    later: "12",
  },
  {
    path: "/approval_settings",
    get: "Get_Approval_Settings",
    save: "Save_Approval_Settings",
    version: "3",
    stale: "approval_settings_changed",
    read: { json: z.encode(getApprovalSettings.output, approvalSettings) },
    readLater: { json: z.encode(getApprovalSettings.output, { ...approvalSettings, expiryHours: 72, version: 4n }) },
    field: /^Hours until a request expires/,
    wireField: "expiry_hours",
    before: "48",
    later: "72",
  },
];

test.each(pages)("$path loads again after a failure, and saves nothing before something is changed", async (page) => {
  const answers: Answer[] = [problem(404, "not_found", "This is not there."), page.read];
  const { calls } = await openPortal(page.path, {
    ...emptyLists,
    [page.get]: () => answers.shift() ?? page.read,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByRole("textbox", { name: page.field });
  await screen.findByText(/Last changed on .* by Meena/);
  const save = screen.getByRole("button", { name: "Save Settings", description: "Nothing has been changed." });
  await userEvent.click(save);
  expect(calls(page.save)).toEqual([]);
});

test.each(pages)("$path sends a change with the version it was made from, and asks before it is left", async (page) => {
  const { calls } = await openPortal(page.path, { [page.get]: page.read, [page.save]: page.read });
  const field = await screen.findByRole("textbox", { name: page.field });
  await userEvent.clear(field);
  await userEvent.type(field, "7");
  expect(isLeavingGuarded()).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Save Settings" }));
  await screen.findByText("The settings are saved.");
  expect(calls(page.save)).toMatchObject([{ body: { version: page.version, [page.wireField]: 7 } }]);
});

test.each(pages)("$path shows what somebody else saved meanwhile", async (page) => {
  const answers: Answer[] = [page.read, page.readLater];
  await openPortal(page.path, {
    [page.get]: () => answers.shift() ?? page.readLater,
    [page.save]: problem(409, page.stale, "Somebody else has changed them."),
  });
  const field = await screen.findByRole("textbox", { name: page.field });
  screen.getByDisplayValue(page.before);
  await userEvent.clear(field);
  await userEvent.type(field, "7");
  await userEvent.click(screen.getByRole("button", { name: "Save Settings" }));
  await screen.findByText("Somebody else has changed them.");
  await screen.findByDisplayValue(page.later);
});

test("the menu saves and resets in the same frame", async () => {
  const menu = z.encode(getMenu.output, {
    version: 3,
    isDefault: false,
    updatedAt: changedAt,
    updatedBy: "Meena",
    entries: [{ name: "Counter", page: "dashboard", roles: ["Admin"], entries: [] }],
  });
  await openPortal("/mainMenuMaster", { Get_Menu: { json: menu } });
  const form = (await screen.findByRole("button", { name: "Save Menu" })).closest("form");
  if (form === null) throw new Error("the button stands in no form");
  within(form).getByRole("button", { name: "Save Menu", description: "Nothing has been changed." });
  within(form).getByRole("button", { name: "Reset to the portal's menu" });
  within(form).getByText(/Last changed on .* by Meena/);
});

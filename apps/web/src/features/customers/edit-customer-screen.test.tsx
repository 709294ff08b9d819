import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

const enrolled = {
  fld_customerid: "5",
  fld_name: "Kavitha Raman",
  fld_email: "kavitha@example.com",
  fld_mobile: "9876543210",
  fld_gender: null,
  fld_dateofbirth: null,
  fld_presentaddress: null,
  fld_presentcountry: null,
  fld_presentstate: null,
  fld_presentcity: null,
  fld_presentpincode: null,
  fld_landmark: null,
  fld_status: "Active",
  fld_version: "2026-05-04T05:30:00.000Z",
};
const listOf = (...options: [value: string, label: string][]) => ({
  json: { data: options.map(([value, label]) => ({ value, label })) },
});
const places = {
  GetCountry: listOf(["101", "India"], ["102", "Indonesia"]),
  GetState: listOf(["1", "Andaman and Nicobar Islands"], ["35", "Tamil Nadu"]),
  GetCity: listOf(["7", "Ambasamudram"], ["8", "Chennai"]),
};
const list = (name: string) => screen.findByRole<HTMLSelectElement>("combobox", { name });
const shown = async (name: string) => (await list(name)).selectedOptions[0]?.textContent;

test("nobody who was never asked for an address is said to live in the first state of the list", async () => {
  await openPortal("/editCustomer?id=5", { ...places, Get_Customer: { json: { data: [enrolled] } } });
  await screen.findByRole("option", { name: "Tamil Nadu" });
  expect([await shown("Country"), await shown("State"), await shown("City/Area")]).toEqual([
    "India",
    "Select",
    "Select",
  ]);
  await userEvent.selectOptions(await list("State"), "Tamil Nadu");
  await waitFor(async () => expect(await shown("City/Area")).toBe("Ambasamudram"));
});

test("an address that was given stays", async () => {
  const given = { ...enrolled, fld_presentcountry: "101", fld_presentstate: "35", fld_presentcity: "8" };
  await openPortal("/editCustomer?id=5", { ...places, Get_Customer: { json: { data: [given] } } });
  await waitFor(async () => expect(await shown("City/Area")).toBe("Chennai"));
  expect(await shown("State")).toBe("Tamil Nadu");
});

const isRequired = (name: string) => screen.getByRole("textbox", { name }).getAttribute("aria-required") === "true";
const save = () => userEvent.click(screen.getByRole("button", { name: "Save & Edit Customer" }));
const saved = { json: { data: [{ customerid: "5", Result: "Successfully UPDATED" }] } };

test("a mobile number is mended without the address that nobody asked for", async () => {
  const shop = await openPortal("/editCustomer?id=5", {
    ...places,
    Get_Customer: { json: { data: [enrolled] } },
    Update_Customer: saved,
  });
  const mobile = await screen.findByRole("textbox", { name: "Mobile Number" });
  expect(isRequired("Address")).toBe(false);
  await userEvent.clear(mobile);
  await userEvent.type(mobile, "9876500000");
  await save();
  await waitFor(() => expect(shop.calls("Update_Customer")).toHaveLength(1));
  const sent = shop.calls("Update_Customer")[0]?.body;
  expect(sent).toMatchObject({ mobile: "9876500000" });
  expect(Object.keys(Object(sent)).filter((name) => /present|gender|landmark/.test(name))).toEqual([]);
});

test("an address that is begun is given whole, its mistakes in the order of the fields", async () => {
  const shop = await openPortal("/editCustomer?id=5", { ...places, Get_Customer: { json: { data: [enrolled] } } });
  await userEvent.type(await screen.findByRole("textbox", { name: "Pincode" }), "60");
  expect(isRequired("Address")).toBe(true);
  await save();
  await screen.findByRole("textbox", { name: "Address", description: "Please enter address" });
  await userEvent.type(screen.getByRole("textbox", { name: "Address" }), "12, Car Street");
  await save();
  await screen.findByRole("combobox", { name: "State", description: "Please enter state" });
  expect(shop.calls("Update_Customer")).toEqual([]);
});

test("an address that was given is not emptied", async () => {
  const given = {
    ...enrolled,
    fld_presentaddress: "12, Car Street",
    fld_presentcountry: "101",
    fld_presentstate: "35",
    fld_presentcity: "8",
    fld_presentpincode: "600004",
    fld_gender: "Female",
  };
  const shop = await openPortal("/editCustomer?id=5", { ...places, Get_Customer: { json: { data: [given] } } });
  await userEvent.clear(await screen.findByRole("textbox", { name: "Address" }));
  await save();
  await screen.findByRole("textbox", { name: "Address", description: "Please enter address" });
  expect(shop.calls("Update_Customer")).toEqual([]);
});

test("a new customer begins with the first state of India, and its first city", async () => {
  await openPortal("/add_customer", places);
  await waitFor(async () => expect(await shown("City/Area")).toBe("Ambasamudram"));
  expect([await shown("Country"), await shown("State")]).toEqual(["India", "Andaman and Nicobar Islands"]);
});

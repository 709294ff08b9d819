import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { SearchField } from "./search-field.tsx";
import { DigitsField, MobileDigitsField } from "./text-field.tsx";

afterEach(cleanup);

function BookNumber() {
  const [value, setValue] = useState("");
  return (
    <>
      <DigitsField
        label="Number"
        maxLength={10}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <output>{value}</output>
    </>
  );
}

test("a number pasted with other characters in it keeps its digits, up to as many as the field takes", async () => {
  render(<BookNumber />);
  const field = screen.getByRole("textbox", { name: "Number" });
  await userEvent.click(field);
  await userEvent.paste("98765abc43210999");
  expect(field).toHaveProperty("value", "9876543210");
  expect(screen.getByRole("status").textContent).toBe("9876543210");
  await userEvent.type(field, "7");
  expect(field).toHaveProperty("value", "9876543210");
});

/** A page that knows what was searched for only when it is told to: its address changes later than letters are typed. */
function slowPage() {
  const searched: string[] = [];
  const page = (value: string) => <SearchField label="Search" value={value} onSearch={(text) => searched.push(text)} />;
  const { rerender } = render(page(""));
  return { searched, field: screen.getByRole("searchbox"), show: (value: string) => rerender(page(value)) };
}

test("a search that comes back late takes no letter away that was typed meanwhile", async () => {
  const { searched, field, show } = slowPage();
  await userEvent.type(field, "ka");
  await waitFor(() => expect(searched).toEqual(["ka"]));
  await userEvent.type(field, "vi");
  await waitFor(() => expect(searched).toEqual(["ka", "kavi"]));
  show("ka");
  expect(field).toHaveProperty("value", "kavi");
  show("kavi");
  show("");
  expect(field).toHaveProperty("value", "");
});

test("whoever goes on at once is searched for at once, and not called back later", async () => {
  const { searched, field, show } = slowPage();
  await userEvent.type(field, "ka");
  await userEvent.tab();
  expect(searched).toEqual(["ka"]);
  show("ka");
  show("");
  await new Promise((later) => setTimeout(later, 400));
  expect([field, searched]).toMatchObject([{ value: "" }, ["ka"]]);
});

function Mobile() {
  const [value, setValue] = useState("");
  return <MobileDigitsField label="Mobile" value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

test.each([
  ["+91 98024 48614", "9802448614"],
  ["0091-98024-48614", "9802448614"],
  ["098024 48614", "9802448614"],
  ["90a003", "90003"],
  ["98024486149", "9802448614"],
  ["91 98024 486", "9198024486"],
])("a mobile number typed or pasted as %s is %s in a form of staff", async (typed, kept) => {
  const { unmount } = render(<Mobile />);
  const field = screen.getByRole("textbox", { name: "Mobile" });
  await userEvent.type(field, typed);
  expect(field).toHaveProperty("value", kept);
  await userEvent.clear(field);
  await userEvent.paste(typed);
  expect(field).toHaveProperty("value", kept);
  unmount();
});

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { AmountField } from "./amount-field.tsx";

afterEach(cleanup);

function Till({ onChange }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState("");
  return (
    <>
      <AmountField
        label="Amount"
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <output>{value}</output>
    </>
  );
}

test("1,500 is taken as typed and shown grouped once the field is left", async () => {
  render(<Till />);
  const field = screen.getByRole("textbox", { name: "Amount" });
  await userEvent.type(field, "1,23,456.5");
  expect(field).toHaveProperty("value", "1,23,456.5");
  await userEvent.tab();
  expect(field).toHaveProperty("value", "1,23,456.50");
  expect(screen.getByRole("status").textContent).toBe("123456.5");
});

test("typing over a grouped amount replaces it", async () => {
  render(<Till />);
  const field = screen.getByRole("textbox", { name: "Amount" });
  await userEvent.type(field, "1500");
  await userEvent.tab();
  await userEvent.click(field);
  await userEvent.clear(field);
  await userEvent.type(field, "20");
  await userEvent.tab();
  expect(field).toHaveProperty("value", "20.00");
});

test("what is no amount stays as it was typed, to be corrected", async () => {
  render(<Till />);
  const field = screen.getByRole("textbox", { name: "Amount" });
  await userEvent.type(field, "12.345");
  await userEvent.tab();
  expect(field).toHaveProperty("value", "12.345");
});

test("what is typed replaces an amount that came while the field waited for one", async () => {
  const till = (value: string) => <AmountField label="Amount" value={value} onValueChange={() => undefined} />;
  const { rerender } = render(till(""));
  const field = screen.getByRole("textbox", { name: "Amount" });
  await userEvent.click(field);
  rerender(till("2500"));
  await userEvent.keyboard("999");
  expect(field).toHaveProperty("value", "999");
});

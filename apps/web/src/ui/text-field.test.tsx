import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { DigitsField } from "./text-field.tsx";

afterEach(cleanup);

function Mobile() {
  const [value, setValue] = useState("");
  return (
    <>
      <DigitsField
        label="Mobile"
        maxLength={10}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <output>{value}</output>
    </>
  );
}

test("a number pasted with other characters in it keeps its digits, up to as many as the field takes", async () => {
  render(<Mobile />);
  const field = screen.getByRole("textbox", { name: "Mobile" });
  await userEvent.click(field);
  await userEvent.paste("98765abc43210999");
  expect(field).toHaveProperty("value", "9876543210");
  expect(screen.getByRole("status").textContent).toBe("9876543210");
  await userEvent.type(field, "7");
  expect(field).toHaveProperty("value", "9876543210");
});

import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { OpenWeekField } from "./open-week-field.tsx";

function Form() {
  const [value, setValue] = useState("");
  return (
    <>
      <OpenWeekField name="openingDays" value={value} onValueChange={setValue} />
      <output aria-label="week">{value}</output>
    </>
  );
}

const week = () => screen.getByLabelText("week").textContent;
const day = (name: string) => within(screen.getByRole("group", { name }));
const type = (name: string, time: string, value: string) =>
  fireEvent.change(day(name).getByLabelText(time), { target: { value } });

test("a week is typed once and copied down, a closed day has no times, and what is blank again is no week", () => {
  render(<Form />);
  type("Monday", "Opens", "10:00");
  expect(week()).toBe("10:00-,-,-,-,-,-,-");
  type("Monday", "Closes", "20:30");
  for (const name of ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
    fireEvent.click(day(name).getByRole("button", { name: "Same as above" }));
  fireEvent.click(day("Sunday").getByRole("checkbox", { name: "Closed all day" }));
  expect(week()).toBe(`${"10:00-20:30,".repeat(6)}closed`);
  expect(day("Sunday").getByLabelText("Opens")).toHaveProperty("disabled", true);
  expect(day("Monday").queryByRole("button")).toBeNull();
  fireEvent.click(day("Sunday").getByRole("checkbox", { name: "Closed all day" }));
  for (const name of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
    for (const time of ["Opens", "Closes"]) type(name, time, "");
  expect(week()).toBe("");
});

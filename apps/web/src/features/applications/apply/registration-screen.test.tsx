import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

test("a mobile number stays as it was typed, and is refused where it is none, never cut to the number of a stranger", async () => {
  await openPortal("/registration", {
    Get_Session: { json: { data: [] } },
    Get_Joinable_Schemes: { json: { data: [{ terms_version: "1", schemes: [] }] } },
  });
  const field = await screen.findByRole("textbox", { name: "Mobile Number" });
  const isWrong = () => field.getAttribute("aria-invalid") === "true";
  const put = async (typed: string) => {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(typed);
    expect(field).toHaveProperty("value", typed);
    await userEvent.click(screen.getByRole("button", { name: "Ask to join" }));
  };
  await put("98024 486149");
  await waitFor(() => expect(isWrong()).toBe(true));
  for (const typed of ["+91 98024 48614", "09802448614", "0091 98024 48614"]) {
    await put(typed);
    await waitFor(() => expect(isWrong()).toBe(false));
  }
});

import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { speak } from "#i18n/i18n.ts";
import { useFormValues } from "./use-form-values.ts";

const drawForm = (name: string) => renderHook(() => useFormValues(name, { email: "" }));

test("a form that another language draws anew keeps what was typed, and no other form gets it", async () => {
  await speak("en");
  const first = drawForm("Sign_In");
  act(() => first.result.current.set("email", "meena@example.com"));
  await speak("ta");
  expect(drawForm("Sign_In").result.current).toMatchObject({ values: { email: "meena@example.com" }, isChanged: true });
  expect(drawForm("Join").result.current).toMatchObject({ values: { email: "" }, isChanged: false });
});

test("a form that is not drawn again leaves nothing to who comes next", async () => {
  await speak("en");
  const form = drawForm("Sign_In");
  act(() => form.result.current.set("email", "meena@example.com"));
  await speak("hi");
  form.unmount();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(drawForm("Sign_In").result.current.values).toEqual({ email: "" });
  form.unmount();
  await speak("en");
});

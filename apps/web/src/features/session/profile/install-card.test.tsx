import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { noteInstallOffer } from "#ui/install-offer.ts";
import { InstallCard } from "./install-card.tsx";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
noteInstallOffer();

test("where the browser offers it, the portal is put on the home screen once", async () => {
  render(<InstallCard />);
  expect(screen.queryByRole("button", { name: "Install" })).toBeNull();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Install" })).toBeNull();
});

import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const KEPT_THEME = "thangam.theme";
const listeners = new Set<() => void>();

/** Runs before the first paint, so that a dark page does not flash. */
export function applyTheme(): void {
  const theme = chosenTheme();
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosenTheme);
  return [theme, choose];
}

function choose(theme: Theme): void {
  localStorage.setItem(KEPT_THEME, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

function chosenTheme(): Theme {
  const kept = localStorage.getItem(KEPT_THEME);
  return themes.find((theme) => theme === kept) ?? "system";
}

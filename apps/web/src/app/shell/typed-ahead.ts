let kept: { words: string; isEntered: boolean } | null = null;

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (kept === null || ctrlKey || altKey || metaKey) return;
  if (key === "Escape") {
    takeTyped();
    return;
  }
  if (key !== "Enter" && key !== "Backspace" && key.length > 1) return;
  // After Enter nothing more is kept, and nothing is a key of the screen.
  if (key === "Enter") kept.isEntered = true;
  else if (!kept.isEntered) kept.words = key === "Backspace" ? kept.words.slice(0, -1) : kept.words + key;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keeps what is typed from now on for a box that is on its way, up to Enter; nobody else hears of it. Escape gives it up. */
export function typeAhead(): void {
  if (kept === null) window.addEventListener("keydown", keep, { capture: true });
  kept = { words: "", isEntered: false };
}

/** What was typed since, once: the box is there, or is not to come. */
export function takeTyped(): { words: string; isEntered: boolean } {
  window.removeEventListener("keydown", keep, { capture: true });
  const taken = kept ?? { words: "", isEntered: false };
  kept = null;
  return taken;
}

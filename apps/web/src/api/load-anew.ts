/** Loads the page anew, with nothing of what it holds. */
export function loadAnew(): void {
  window.location.reload();
}

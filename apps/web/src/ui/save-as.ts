/** Lets the browser save a file under a name. */
export function saveAs(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

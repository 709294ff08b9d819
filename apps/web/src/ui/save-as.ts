/** Lets the browser save a file under a name. */
export function saveAs(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

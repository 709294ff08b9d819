/** On paper, what a report was chosen by; the fields for it stay on the screen. */
export function PrintedFilters({ chosen }: { chosen: readonly string[] }) {
  return <p className="mb-3 hidden print:block">{chosen.filter((one) => one !== "").join(" · ")}</p>;
}

/** How a figure went, without axes. What it ends with stands beside it. */
export function Sparkline({ values, className }: { values: readonly number[]; className: string }) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length < 2) return null;
  const x = (at: number) => (at / (values.length - 1)) * 120;
  const y = (value: number) => 38 - ((value - least) / Math.max(1, most - least)) * 36;
  const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 40"
      className={className}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
    >
      <polyline points={points} strokeWidth="2" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

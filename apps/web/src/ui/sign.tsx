const signs = { more: "▲ ", less: "▼ ", and: "+" } as const;

/** A sign beside words that say the same. */
export function Sign({ of, className }: { of: keyof typeof signs; className?: string }) {
  return (
    <span aria-hidden className={className}>
      {signs[of]}
    </span>
  );
}

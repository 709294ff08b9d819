/** What the sealed input of an approval opens with alone: it cannot be moved to another person's or another call's. */
export function boundTo({
  makerId,
  operation,
  inputHash,
}: {
  makerId: bigint;
  operation: string;
  inputHash: string;
}): string {
  return `approval:${makerId}:${operation}:${inputHash}`;
}

/** How any pool of ours connects to the database at `url`. */
export function appConnection(url: string) {
  const address = new URL(url);
  const given = address.searchParams.get("options") ?? "";
  // What stands in the address would win over what we ask for here, so ours is put behind it.
  address.searchParams.delete("options");
  return {
    connectionString: address.href,
    options: `${given} -c TimeZone=UTC -c statement_timeout=60s -c idle_in_transaction_session_timeout=60s`,
    connectionTimeoutMillis: 10_000,
  };
}

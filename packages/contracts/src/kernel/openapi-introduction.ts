/** What a reader of the API's description reads first, as Markdown. */
export const introduction = `A portal for a jewellery shop's gold savings schemes.

Every operation is called at \`/api/\` and its name, letter for letter, with JSON: in the body of a POST, as the query of a
GET. Amounts are text in rupees with up to two decimals, weights text in grams with up to three, days \`YYYY-MM-DD\`,
moments ISO 8601 in UTC. Lists take \`page\`, \`pageSize\` (at most 200), \`search\` and \`sort\`, and return
\`page: { number, size, total }\` beside \`data\`. A field's description begins with its name in the portal's own code.

A command takes the header \`Idempotency-Key\`. Sent again with the same key and content it is done once and returns the
same answer; with \`Idempotency-Replay: only\` it returns that answer if it was done, and otherwise is never done.
What moves money is refused with 400 without a key.

A refusal is \`application/problem+json\` with its \`code\`, its sentence in \`detail\`, and the wrong fields in \`errors\`.`;

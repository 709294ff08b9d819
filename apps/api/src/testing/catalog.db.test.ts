import { expect, inject, test } from "vitest";
import { differencesBetween, readCatalog } from "./catalog.ts";
import { cloneTemplate, dropDatabase, withClient } from "./database.ts";

const changes: [string, string, string][] = [
  ["a column's default", "alter table users alter wants_reminders set default false", "columns"],
  ["a constraint", "alter table books drop constraint books_amount_check", "constraints"],
  ["an index", "drop index books_status_idx", "indexes"],
  [
    "a function's body",
    "create or replace function setting_is_on(p_key text) returns boolean language sql stable as 'select true'",
    "functions",
  ],
  ["a function's rights", "grant execute on function write_payment(payments) to thangam_app", "rights on functions"],
  ["the search path of a function", "alter function take_counter_payment reset search_path", "functions"],
  ["a trigger that is off", "alter table journals disable trigger journals_append_only", "triggers"],
  ["the rights on a table", "grant update on journals to thangam_app", "rights on tables"],
  ["the rights on a column", "grant update (status) on books to thangam_app", "rights on columns"],
  ["a view", "create or replace view current_schemes as select * from scheme_versions", "views"],
  ["a sequence", "alter sequence users_id_seq increment 2", "sequences"],
];

test.each(changes)("%s is a difference", async (_what, change, kind) => {
  const template = inject("templateUrl");
  const url = await cloneTemplate(template);
  try {
    await withClient(url, (owner) => owner.query(change));
    const differences = differencesBetween(await readCatalog(template), await readCatalog(url));
    expect(differences.length).toBeGreaterThan(0);
    for (const line of differences) expect(line.slice(2)).toMatch(new RegExp(`^${kind}: `));
  } finally {
    await dropDatabase(url);
  }
});

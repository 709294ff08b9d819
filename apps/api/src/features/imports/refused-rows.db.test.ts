import { describe, expect, test } from "vitest";
import { finishWork } from "#testing/imports.ts";
import { admin, app, checked, line, problemsOf, view } from "./imports.testing.ts";

/** From now on the database answers so, whenever the book of this number is to be made. */
function refuseBook(number: string, answer: string): Promise<unknown> {
  return app.asOwner((client) =>
    client.query(`
      create or replace function refuse_book() returns trigger language plpgsql as $$
      begin
        if new.number = '${number}' then ${answer} end if;
        return new;
      end $$;
      create or replace trigger refuse_book before insert on books for each row execute function refuse_book()`),
  );
}

const statusOf = async (id: string) => (await view(id)).status;

describe.each([
  ["one of the refusals", "perform refuse('TH422', 'amount_not_of_scheme');", "amount_not_of_scheme"],
  ["a rule without words", "raise exception 'no' using errcode = 'check_violation';", "import_row_refused"],
])("a row that was judged good and that the database refuses by %s", (_what, answer, code) => {
  test("becomes a bad row with its sentence, and every other row is imported", async () => {
    const lines = Array.from({ length: 7 }, () => line());
    const id = await checked(lines);
    await refuseBook(lines[4]!.bookNumber, answer);
    await admin.call("startImport", { id });
    await finishWork(app.db);
    expect(await problemsOf(id)).toEqual([[6, `null ${code}`]]);
    expect(await view(id)).toMatchObject({ status: "Imported", imported: 6, bad: 1, done: 7 });
    expect(await app.db.client.count({ where: { email: lines[4]!.email } })).toBe(0);
  });
});

test("an import at which every step fails is passed over and told of: the others are imported and undone", async () => {
  const undone = await checked([line(), line()]);
  await admin.call("startImport", { id: undone });
  await finishWork(app.db);
  const [hopeless, later] = [[line()], [line(), line()]];
  const [first, second] = [await checked(hopeless), await checked(later)];
  await refuseBook(hopeless[0]!.bookNumber, "raise exception 'no' using errcode = 'XX000';");
  await admin.call("startImport", { id: first });
  await admin.call("startImport", { id: second });
  await admin.call("undoImport", { id: undone });
  await expect(finishWork(app.db)).rejects.toThrow();
  expect(await Promise.all([first, second, undone].map(statusOf))).toEqual(["Importing", "Imported", "Undone"]);
  expect(await app.db.client.count({ where: { email: hopeless[0]!.email } })).toBe(0);

  await refuseBook("E0", "null;");
  await finishWork(app.db);
  expect(await statusOf(first)).toBe("Imported");
});

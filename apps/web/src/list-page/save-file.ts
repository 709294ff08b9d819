import type { InputOf } from "@thangam/contracts/kernel/operation";
import type { AnyOperation } from "#api/client.ts";
import { errorMessage } from "#api/errors.ts";
import { toast } from "#ui/toast.tsx";

/** Downloads a file, and says why where it does not come. */
export async function saveFile<O extends AnyOperation>(operation: O, input: InputOf<O>): Promise<void> {
  try {
    // No list waits for what saves it.
    const [{ download }, { saveAs }] = await Promise.all([import("#api/download.ts"), import("#ui/save-as.ts")]);
    const { name, blob } = await download(operation, input);
    saveAs(name, blob);
  } catch (error) {
    toast.error(errorMessage(error));
  }
}

import type { InputOf } from "@thangam/contracts/kernel/operation";
import type { AnyOperation } from "#api/client.ts";
import { download } from "#api/download.ts";
import { errorMessage } from "#api/errors.ts";
import { saveAs } from "#ui/save-as.ts";
import { toast } from "#ui/toast.tsx";

/** Downloads a file, and says why where it does not come. */
export async function saveFile<O extends AnyOperation>(operation: O, input: InputOf<O>): Promise<void> {
  try {
    const { name, blob } = await download(operation, input);
    saveAs(name, blob);
  } catch (error) {
    toast.error(errorMessage(error));
  }
}

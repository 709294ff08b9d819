import { basename } from "node:path";
import type { Plugin } from "vite";

const prefix = "\0lean-axios:";

/**
 * Our calls go over axios' XHR adapter, carry JSON, and write their own queries. What axios can do besides (fetch,
 * forms, its own cancelling, cookies that carry a token, progress) would cost every first page 7 kB.
 */
const stubs: Readonly<Record<string, string>> = {
  "fetch.js": "export const getFetch = () => null;",
  "toFormData.js": "export default null;",
  "toURLEncodedForm.js": "export default null;",
  "formDataToJSON.js": "export default null;",
  "AxiosURLSearchParams.js": "export default null;",
  "CancelToken.js": "export default null;",
  "HttpStatusCode.js": "export default null;",
  "spread.js": "export default null;",
  "cookies.js": "export default null;",
  "progressEventReducer.js":
    "export const progressEventReducer = null, progressEventDecorator = null, asyncDecorator = null;",
};

export function leanAxios(): Plugin {
  return {
    name: "lean-axios",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const file = basename(source);
      return importer?.includes("/axios/lib/") && Object.hasOwn(stubs, file) ? prefix + file : null;
    },
    load: (id) => (id.startsWith(prefix) ? (stubs[id.slice(prefix.length)] ?? null) : null),
  };
}

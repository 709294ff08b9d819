/* global SwaggerUIBundle, document, matchMedia */

const dark = matchMedia("(prefers-color-scheme: dark)");
const setColours = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", setColours);
setColours();

SwaggerUIBundle({
  url: "openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  displayOperationId: true,
  docExpansion: "list",
  filter: true,
  defaultModelsExpandDepth: -1,
  syntaxHighlight: { activated: false },
  // It describes a shop's own portal: nothing is tried out on its books, and nobody else is asked about it.
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [
    { fn: { opsFilter: filterOperations }, wrapComponents: { authorizeBtn: hidden, authorizeOperationBtn: hidden } },
  ],
});

/** Finds operations by anything that their description contains: a field, an error, who may call them. */
function filterOperations(topics, phrase) {
  const wanted = phrase.toLowerCase();
  const isWanted = (operation) => JSON.stringify(operation).toLowerCase().includes(wanted);
  return topics
    .map((topic) => topic.update("operations", (operations) => operations.filter(isWanted)))
    .filter((topic) => topic.get("operations").size > 0);
}

function hidden() {
  return () => null;
}

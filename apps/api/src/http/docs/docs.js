// Opens the operation that the address names, and leaves in sight what fits the search.
const search = document.querySelector("input");
const found = document.querySelector("output");
const operations = [...document.querySelectorAll("details")];

function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named?.tagName !== "DETAILS") return;
  named.open = true;
  named.hidden = false;
  named.closest("section").hidden = false;
  named.scrollIntoView();
}

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const operation of operations) {
    const text = operation.textContent.toLowerCase();
    operation.hidden = !words.every((word) => text.includes(word));
  }
  for (const section of document.querySelectorAll("section"))
    section.hidden = section.querySelector("details:not([hidden])") === null;
  const count = operations.filter(({ hidden }) => !hidden).length;
  found.textContent = words.length === 0 ? "" : count === 1 ? "1 operation" : `${count} operations`;
}

search.addEventListener("input", filter);
addEventListener("hashchange", openNamed);
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === search) return;
  event.preventDefault();
  search.focus();
});
// An address that can be sent to somebody.
for (const operation of operations)
  operation.addEventListener("toggle", () => {
    if (operation.open) history.replaceState(null, "", `#${encodeURIComponent(operation.id)}`);
  });
openNamed();

/**
 * Puts the program into a page that the server wrote, and what is said where it is late. Once: whoever comes second finds nothing to do. It is
 * sent as its own text, too: nothing outside of it is there.
 */
export function startProgram(): void {
  const template = document.querySelector<HTMLTemplateElement>("template#program");
  if (template === null) return;
  template.remove();
  const late = document.querySelector<HTMLTemplateElement>("template#late");
  const isUnfit = document.documentElement.dataset["unfit"] !== undefined;
  if (late !== null) document.querySelector(isUnfit ? "#root" : "#front")?.append(late.content);
  const parts = document.importNode(template.content, true);
  // In their order.
  for (const script of parts.querySelectorAll("script")) script.async = false;
  document.head.append(parts);
}

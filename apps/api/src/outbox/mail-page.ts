/** A mail as a small page that every mail program shows alike: one column, no image, nothing fetched from anywhere. */
export function mailPage(language: string, title: string, paragraphs: readonly string[]): string {
  const [dear = "", ...rest] = paragraphs;
  const sender = rest.pop() ?? "";
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#faf6ec;color:#1c2521;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#14493b;color:#fdf8ec;padding:14px 20px;border-bottom:3px solid #c9a24b;font-weight:600">${escaped(sender)}</div>
<div style="background:#fffdf8;padding:20px;border:1px solid #e3d9c3;border-top:0">
${[dear, ...rest].map((paragraph) => `<p style="margin:0 0 14px">${escaped(paragraph)}</p>`).join("\n")}
</div></div></body></html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

import { textOn } from "@thangam/contracts/values/colours";
import type { Shop } from "#core/shop-store.ts";
import { senderLines } from "./write-text.ts";
import type { MessageText } from "./write-text.ts";

/** A message as it goes out by mail, as text and formatted, each with the way to the portal at its end. */
export function mailBodyOf(message: MessageText, portalUrl: string): { text: string; html: string } {
  return { text: `${message.mail}\n${portalUrl}\n`, html: mailPage(message, portalUrl) };
}

/** A mail as a small page that every mail program shows alike: one column, no image, nothing fetched from anywhere. */
function mailPage({ shop, language, subject, paragraphs }: MessageText, portalUrl: string): string {
  const url = escaped(portalUrl);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#faf6ec;color:#1c2521;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="${barStyle(shop)};padding:14px 20px;border-bottom:3px solid #c9a24b;font-weight:600">${escaped(shop.name)}</div>
<div style="background:#fffdf8;padding:20px;border:1px solid #e3d9c3;border-top:0">
${paragraphs.map((paragraph) => `<p style="margin:0 0 14px">${escaped(paragraph)}</p>`).join("\n")}
</div>
<p style="margin:14px 20px;font-size:14px">${senderLines(shop)
    .slice(1)
    .map((line) => `${escaped(line)}<br>`)
    .join("")}<a href="${url}" style="color:#14493b">${url}</a></p></div></body></html>
`;
}

function barStyle({ colour }: Shop): string {
  return colour === null ? "background:#14493b;color:#fdf8ec" : `background:${colour};color:${textOn(colour)}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Bytes as text and back, with nothing that a browser or any release of Node lacks. */


/** What evidence is checked with; a browser and Node bring their own. */






export function utf8(text        )        {
  return new TextEncoder().encode(text);
}

export function toHex(bytes       )         {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** null where the text is not hexadecimal. */
export function fromHex(text        )               {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toBase64(bytes       )         {
  return btoa(String.fromCharCode(...bytes));
}

/** null where the text is not base64, or is not how these bytes are written. */
export function fromBase64(text        )               {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

export function joined(...parts                  )        {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function areAlike(a       , b       )          {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

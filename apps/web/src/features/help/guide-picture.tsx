import { guidePicturePath, guidePictureSizes } from "@thangam/contracts/menu/guide-pictures";
import type { GuideReader } from "@thangam/contracts/menu/guides";
import type { Language } from "@thangam/texts/languages";

interface Props {
  name: string;
  /** What it shows, for whoever cannot see it. */
  alt: string;
  reader: GuideReader;
  language: Language;
}

/** A small picture of a screen, in the reader's language. It leads to itself, where it can be made larger. */
export function GuidePicture({ name, alt, reader, language }: Props) {
  const { width, height } = guidePictureSizes[reader === "customer" ? "phone" : "desk"];
  const path = guidePicturePath(name, language);
  return (
    <a href={path} target="_blank" rel="noreferrer" className="guide-picture">
      <img src={path} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </a>
  );
}

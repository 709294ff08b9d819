import { useShop } from "./shop.ts";

/** The logo of the shop beside its name, or the name alone. What is beside a name says nothing more to who listens. */
export function ShopLogo({ className }: { className: string }) {
  const { logoUrl } = useShop();
  return logoUrl === null ? null : <img src={logoUrl} alt="" className={className} />;
}

interface Props {
  /** Those of the branch whose paper it is. */
  lines?: readonly string[] | undefined;
}

/** Where the shop is and under which number it pays tax, as a paper says it; nothing where it has not said so. */
export function ShopLines({ lines: ofBranch }: Props) {
  const { address, phone, gstin } = useShop();
  const ofShop = [[address, phone].filter(Boolean).join(" · "), gstin === "" ? "" : `GSTIN ${gstin}`].filter(Boolean);
  const lines = ofBranch ?? ofShop;
  if (lines.length === 0) return null;
  return (
    <div className="shop-lines w-full text-sm">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

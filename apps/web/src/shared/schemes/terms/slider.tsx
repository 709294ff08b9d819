import { useId } from "react";
import type { CSSProperties } from "react";

interface Props {
  label: string;
  /** The value in words: "7 days". */
  text: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onValueChange: (value: number) => void;
}

/** A slider with its value in words beside its label. */
export function Slider({ label, text, value, min, max, step = 1, onValueChange }: Props) {
  const id = useId();
  const filled: CSSProperties & { "--filled": string } = {
    "--filled": `${((value - min) / Math.max(1, max - min)) * 100}%`,
  };
  return (
    <div className="min-w-0">
      <div className="-mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium whitespace-nowrap">
          {label}
        </label>
        <output htmlFor={id} className="font-bold whitespace-nowrap">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        style={filled}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

import { clipping } from './clipping'
import type { ValueProps } from './fieldView'

/** Text on one line, two in a tall row; the title attribute has the whole text. */
export function PlainCell({ value }: ValueProps<unknown, string>) {
  return <span {...clipping(value)}>{value}</span>
}

export function PlainText({ value }: ValueProps<unknown, string>) {
  return (
    <span className="p-prose" dir="auto">
      {value}
    </span>
  )
}

/** Codes and business numbers are written left to right in every language. */
export function CodeText({ value }: ValueProps<unknown, string | number>) {
  return (
    <span className="f-code" dir="ltr">
      {String(value)}
    </span>
  )
}

export function NumberText({ value, text }: { readonly value: number; readonly text: string }) {
  return (
    <span className={value < 0 ? 'f-number f-negative' : 'f-number'} dir="ltr">
      {text}
    </span>
  )
}

export const Nothing = () => <span className="f-none">—</span>

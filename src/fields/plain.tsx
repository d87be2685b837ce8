import { clipping } from './clipping'
import type { Shown } from './fieldView'

/** Text on one line, two in a roomy row; what does not fit is told by the title. */
export function PlainCell({ value }: Shown<unknown, string>) {
  return <span {...clipping(value)}>{value}</span>
}

export function PlainText({ value }: Shown<unknown, string>) {
  return (
    <span className="f-prose" dir="auto">
      {value}
    </span>
  )
}

/** Codes and numbers of the business read from left to right in every language. */
export function CodeText({ value }: Shown<unknown, string | number>) {
  return (
    <span className="f-code" dir="ltr">
      {String(value)}
    </span>
  )
}

/** A number already printed. */
export function Figure({ value, text }: { readonly value: number; readonly text: string }) {
  return (
    <span className={value < 0 ? 'f-number f-negative' : 'f-number'} dir="ltr">
      {text}
    </span>
  )
}

export const Nothing = () => <span className="f-none">—</span>

import { printNumber } from '../../../base/numbers'
import { type Language, textIn } from '../../../base/text'
import { clipping } from '../../../fields/display/clipping'
import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { emptyFilter } from '../../../fields/registry/parts'
import { later } from '../../../ui/theme/later'
import { plainLater, quiet } from '../../../ui/theme/plainLater'

type Json = FieldFor<'json'>

type Flat = Readonly<Record<string, unknown>>

/** Values only, if the object is flat; the record's page shows their names. */
function OneLine({ field, value, language }: ValueProps<Json, unknown>) {
  if (isFlat(value)) {
    const values = labelledValues(value, field, language).map(([, one]) => one)
    const text = values.filter(Boolean).join(' · ')
    return <span {...clipping(text)}>{text}</span>
  }
  const text = JSON.stringify(value)
  return (
    <code className="f-clip" dir="ltr" title={text.slice(0, 500)}>
      {text}
    </code>
  )
}

/** The values to show, each under its name, codes with their labels. */
export const labelledValues = (flat: Flat, { words }: Json, language: Language) =>
  Object.keys(words.fields ?? flat).flatMap(name => {
    const value = flat[name]
    if (value === undefined) return []
    const label = words.fields?.[name]?.options?.[String(value)]
    return [[name, label === undefined ? plain(value) : textIn(label, language)] as const]
  })

/** Whole numbers may be codes, so only fractions take the format of numbers. */
const plain = (value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? printNumber(value) : String(value ?? '')

export const isFlat = (value: unknown): value is Flat =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(one => one === null || typeof one !== 'object')

export const view: FieldView<'json'> = {
  Cell: OneLine,
  Display: quiet(plainLater(() => import('./JsonFacts'), 'JsonFacts')),
  Input: later(() => import('./JsonInput'), 'JsonInput', 'validation'),
  Filter: emptyFilter,
  wide: true,
}

import type { FieldModel } from '../model/resource'
import { isToldAlone } from '../model/sealed'
import { useLanguage } from '../providers/backendContext'
import { Nothing } from './plain'
import { viewOf } from './registry'
import { Veiled } from './Veiled'

interface ShownValueProps {
  readonly field: FieldModel
  readonly value: unknown
  readonly as: 'Cell' | 'Display'
}

/** Any value by the looks of its kind; a dash for none, or what the kind has for it. */
export function ShownValue({ field, value, as }: ShownValueProps) {
  const language = useLanguage()
  const view = viewOf(field)
  const Missing = (as === 'Cell' && view.Missing) || Nothing
  if (isNone(value)) return <Missing field={field} />
  const Look = view[as]
  const shown = <Look field={field} value={value} language={language} />
  return isToldAlone(field) ? <Veiled key={String(value)}>{shown}</Veiled> : shown
}

export const isNone = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

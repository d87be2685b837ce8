import type { FieldModel } from '../model/resource'
import { useLanguage } from '../providers/backendContext'
import { Nothing } from './plain'
import { viewOf } from './registry'

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
  return <Look field={field} value={value} language={language} />
}

export const isNone = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

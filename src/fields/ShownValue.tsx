import type { FieldModel } from '../model/resource'
import { useLanguage } from '../providers/backendContext'
import { Nothing } from './plain'
import { viewOf } from './registry'

interface ShownValueProps {
  readonly field: FieldModel
  readonly value: unknown
  readonly as: 'Cell' | 'Display'
}

/** Any value by the looks of its kind; a dash for none. */
export function ShownValue({ field, value, as }: ShownValueProps) {
  const language = useLanguage()
  if (isNone(value)) return <Nothing />
  const Look = viewOf(field)[as]
  return <Look field={field} value={value} language={language} />
}

export const isNone = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

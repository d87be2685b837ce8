import { useId } from 'react'
import { get, useFormState } from 'react-hook-form'
import { Text } from '../../ui/primitives/layout'
import type { InputProps } from '../display/fieldView'
import { useLiveRecord } from '../record/liveRecord'
import { valueAt } from '../record/paths'
import { isNone, ShownValue } from './ShownValue'

/** A read-only value in a form; it follows typed values and shows its own errors. Without either it is hidden. */
export function FixedField({
  field,
  source,
  label,
  inRow,
}: Pick<InputProps, 'field' | 'source' | 'label' | 'inRow'>) {
  const id = useId()
  const value = useLiveRecord(record => valueAt(record, source))
  const { errors } = useFormState({ name: source })
  const { message: problem } = (get(errors, source) ?? {}) as { readonly message?: unknown }
  const shown = <ShownValue field={field} value={value} as={inRow ? 'Cell' : 'Display'} />
  if (inRow) return <output aria-label={label}>{shown}</output>
  if (isNone(value) && typeof problem !== 'string') return null
  return (
    <div className="p-column f-fixed">
      <Text size="xs" tone="secondary" id={id}>
        {label}
      </Text>
      <output aria-labelledby={id}>{shown}</output>
      {typeof problem === 'string' && (
        <Text size="xs" tone="error" role="alert">
          {problem}
        </Text>
      )}
    </div>
  )
}

import { useFormContext } from 'react-hook-form'
import { changedFields } from '../changes'
import type { Writer } from '../resolver'
import { CopyText } from './CopyText'

/** The changed fields of the form around, as text. */
export function CopyChanges({ writer }: { readonly writer: Writer }) {
  const { getValues } = useFormContext()
  return <CopyText fields={() => changedFields(writer, getValues())} values={getValues} />
}

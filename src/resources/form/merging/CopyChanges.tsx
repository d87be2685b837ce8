import { useFormContext } from 'react-hook-form'
import { changedInputs } from '../fields/changes'
import type { Writer } from '../fields/resolver'
import { CopyText } from './CopyText'

/** Copies the form's changed fields as text. */
export function CopyChanges({ writer }: { readonly writer: Writer }) {
  const { getValues } = useFormContext()
  return <CopyText fields={() => changedInputs(writer, getValues())} values={getValues} />
}

import { useResource } from '../../providers/backend/catalogueContext'
import type { FieldFor, InputProps } from '../display/fieldView'
import { textProps } from '../inputs/textProps'
import { useFieldInput } from '../inputs/useFieldInput'
import { useReferred, useTitleOf } from '../record/recordTitle'
import { Picker } from './Picker'
import { useInvalidReference } from './useInvalidReference'
import { useNarrowing } from './useNarrowing'

const raw = { format: (value: unknown) => value ?? null, parse: (picked: unknown) => picked }

export function ReferenceInput(asked: InputProps<FieldFor<'reference'>>) {
  const target = useResource(asked.field.words.resource)
  const titleOf = useTitleOf()
  const state = useFieldInput(asked, raw)
  const among = useNarrowing(asked.field, asked.source)
  const key: string | number | null = state.control.value
  const { record, isPending } = useReferred(target, key ?? '')
  useInvalidReference(asked.field, { among, record, onClear: () => state.control.onChange(null) })
  const label = record ? titleOf(target, record) : isPending ? '…' : String(key ?? '')
  return (
    <Picker
      target={target}
      among={among}
      multiple={false}
      chosen={key === null ? null : { key, label }}
      onChoose={([picked]) => state.control.onChange(picked ?? null)}
      onBlur={() => state.control.onBlur()}
      text={textProps(asked, state)}
      ariaLabel={asked.inRow ? asked.label : undefined}
    />
  )
}

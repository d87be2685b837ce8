import { useResource } from '../../providers/catalogueContext'
import type { Asked, FieldFor } from '../fieldView'
import { useReferred, useTitleOf } from '../recordTitle'
import { Picker } from './Picker'
import { textProps } from './textProps'
import { useAsked } from './useAsked'
import { useNarrowing } from './useNarrowing'
import { useStray } from './useStray'

const raw = { format: (value: unknown) => value ?? null, parse: (picked: unknown) => picked }

/** One record of another resource. */
export function ReferenceInput(asked: Asked<FieldFor<'reference'>>) {
  const target = useResource(asked.field.words.to)
  const titleOf = useTitleOf()
  const state = useAsked(asked, raw)
  const among = useNarrowing(asked.field, asked.source)
  const key: string | number | null = state.control.value
  const { record, isPending } = useReferred(target, key ?? '')
  useStray(asked.field, { among, record, onClear: () => state.control.onChange(null) })
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

import { useGetMany } from 'ra-core'
import { useResource } from '../../providers/catalogueContext'
import type { Asked, FieldFor } from '../fieldView'
import { useTitleOf } from '../recordTitle'
import { Picker } from './Picker'
import { textProps } from './textProps'
import { useAsked } from './useAsked'
import { useNarrowing } from './useNarrowing'

type Key = string | number
const raw = { format: (value: unknown) => value ?? [], parse: (picked: unknown) => picked }

/** Several records of another resource, in order. */
export function ReferencesInput(asked: Asked<FieldFor<'references'>>) {
  const target = useResource(asked.field.words.to)
  const titleOf = useTitleOf()
  const state = useAsked(asked, raw)
  const among = useNarrowing(asked.field, asked.source)
  const keys: readonly Key[] = state.control.value
  const { data = [], isPending } = useGetMany(
    target.name,
    { ids: [...keys] },
    { enabled: keys.length > 0 },
  )
  const labelOf = (key: Key) => {
    const record = data.find(one => String(one?.id) === String(key))
    return record ? titleOf(target, record) : isPending ? '…' : String(key)
  }
  return (
    <Picker
      target={target}
      among={among}
      multiple
      chosen={keys.map(key => ({ key, label: labelOf(key) }))}
      onChoose={picked => state.control.onChange([...picked])}
      onBlur={() => state.control.onBlur()}
      text={textProps(asked, state)}
    />
  )
}

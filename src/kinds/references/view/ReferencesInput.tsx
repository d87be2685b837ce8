import { useGetMany } from 'ra-core'
import type { FieldFor, InputProps } from '../../../fields/display/fieldView'
import { textProps } from '../../../fields/inputs/textProps'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'
import { Picker } from '../../../fields/picker/Picker'
import { useNarrowing } from '../../../fields/picker/useNarrowing'
import { useTitleOf } from '../../../fields/record/recordTitle'
import { numbered } from '../../../i18n/labels'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'

type Key = string | number
const raw = { format: (value: unknown) => value ?? [], parse: (picked: unknown) => picked }

export function ReferencesInput(asked: InputProps<FieldFor<'references'>>) {
  const target = useResource(asked.field.words.resource)
  const titleOf = useTitleOf()
  const language = useLanguage()
  const state = useFieldInput(asked, raw)
  const among = useNarrowing(asked.field, asked.source)
  const keys: readonly Key[] = state.control.value
  const { data = [], isPending } = useGetMany(
    target.name,
    { ids: [...keys] },
    { enabled: keys.length > 0 },
  )
  const labelOf = (key: Key) => {
    const record = data.find(one => String(one?.id) === String(key))
    return record
      ? titleOf(target, record)
      : isPending
        ? '…'
        : numbered(target.schema.label, key, language)
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

import { useGetMany } from 'ra-core'
import type { FieldFor, InputProps } from '../../../fields/display/fieldView'
import { Picker } from '../../../fields/picker/Picker'
import { usePickerInput } from '../../../fields/picker/usePickerInput'

type Key = string | number
const raw = { format: (value: unknown) => value ?? [], parse: (picked: unknown) => picked }

export function ReferencesInput(asked: InputProps<FieldFor<'references'>>) {
  const { control, picker, labelOf } = usePickerInput(asked, raw)
  const keys: readonly Key[] = control.value
  const { data = [], isPending } = useGetMany(
    picker.target.name,
    { ids: [...keys] },
    { enabled: keys.length > 0 },
  )
  const recordOf = (key: Key) => data.find(one => String(one?.id) === String(key))
  return (
    <Picker
      {...picker}
      multiple
      chosen={keys.map(key => ({ key, label: labelOf(key, { record: recordOf(key), isPending }) }))}
      onChoose={picked => control.onChange([...picked])}
    />
  )
}

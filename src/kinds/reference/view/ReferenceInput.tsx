import type { FieldFor, InputProps } from '../../../fields/display/fieldView'
import { Picker } from '../../../fields/picker/Picker'
import { useInvalidReference } from '../../../fields/picker/useInvalidReference'
import { usePickerInput } from '../../../fields/picker/usePickerInput'
import { useReferred } from '../../../fields/record/recordTitle'

const raw = { format: (value: unknown) => value ?? null, parse: (picked: unknown) => picked }

export function ReferenceInput(asked: InputProps<FieldFor<'reference'>>) {
  const { control, picker, labelOf } = usePickerInput(asked, raw)
  const { target, among } = picker
  const key: string | number | null = control.value
  const referred = useReferred(target, key ?? '')
  const { record } = referred
  useInvalidReference(asked.field, { among, record, onClear: () => control.onChange(null) })
  return (
    <Picker
      {...picker}
      multiple={false}
      chosen={key === null ? null : { key, label: labelOf(key, referred) }}
      onChoose={([picked]) => control.onChange(picked ?? null)}
      ariaLabel={asked.inRow ? asked.label : undefined}
    />
  )
}

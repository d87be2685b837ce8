import type { FieldFor, InputProps } from '../../../fields/display/fieldView'
import { textProps } from '../../../fields/inputs/textProps'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'
import { Picker } from '../../../fields/picker/Picker'
import { useInvalidReference } from '../../../fields/picker/useInvalidReference'
import { useNarrowing } from '../../../fields/picker/useNarrowing'
import { useReferred, useTitleOf } from '../../../fields/record/recordTitle'
import { numbered } from '../../../i18n/labels'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'

const raw = { format: (value: unknown) => value ?? null, parse: (picked: unknown) => picked }

export function ReferenceInput(asked: InputProps<FieldFor<'reference'>>) {
  const target = useResource(asked.field.words.resource)
  const titleOf = useTitleOf()
  const language = useLanguage()
  const state = useFieldInput(asked, raw)
  const among = useNarrowing(asked.field, asked.source)
  const key: string | number | null = state.control.value
  const { record, isPending } = useReferred(target, key ?? '')
  useInvalidReference(asked.field, { among, record, onClear: () => state.control.onChange(null) })
  const label = record
    ? titleOf(target, record)
    : isPending
      ? '…'
      : numbered(target.schema.label, key, language)
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

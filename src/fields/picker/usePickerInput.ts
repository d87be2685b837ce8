import type { RaRecord } from 'ra-core'
import { numbered } from '../../i18n/labels'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import type { FieldFor, InputProps } from '../display/fieldView'
import { textProps } from '../inputs/textProps'
import { type Codec, useFieldInput } from '../inputs/useFieldInput'
import { useTitleOf } from '../record/recordTitle'
import { useNarrowing } from './useNarrowing'

type Asked = InputProps<FieldFor<'reference'> | FieldFor<'references'>>
interface ReadTarget {
  readonly record: RaRecord | undefined
  readonly isPending: boolean
}

/** A field whose value is the key of a record, or several: the picker's props, and the titles of records. */
export function usePickerInput(asked: Asked, codec: Codec) {
  const target = useResource(asked.field.words.resource)
  const titleOf = useTitleOf()
  const language = useLanguage()
  const state = useFieldInput(asked, codec)
  const { control } = state
  const among = useNarrowing(asked.field, asked.source)
  return {
    control,
    picker: { target, among, text: textProps(asked, state), onBlur: () => control.onBlur() },
    labelOf(key: string | number | null, { record, isPending }: ReadTarget) {
      if (record) return titleOf(target, record)
      return isPending ? '…' : numbered(target.schema.label, key, language)
    },
  }
}

import { colourOf, offeredBy } from '../../fields/display/options'
import { useTitleOf } from '../../fields/record/recordTitle'
import { policyOf } from '../../model/access/access'
import { marksOf } from '../../model/access/highlights'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useTexts } from '../../providers/backend/catalogueContext'
import { useRecordPath } from './recordPath'

/** Records as marks of a calendar or a map: titled, coloured and linked like their rows. */
export function useRecordLook(resource: Resource) {
  const me = useMe()
  const { labels, language } = useTexts()
  const titleOf = useTitleOf()
  const pathOf = useRecordPath(resource)
  const field = colouredField(resource, policyOf(resource, me).readable)
  return (record: SentRecord) => {
    const [mark] = marksOf(resource, record, me)
    const value = field && (record[field.name] as string | number | null)
    const option =
      field && value != null
        ? offeredBy(field, language).find(each => each.value === value)
        : undefined
    const reason = mark ? labels.text(mark.label) : option?.label
    return {
      title: [titleOf(resource, record), reason].filter(Boolean).join(' · '),
      colour: mark?.colour ?? option?.colour ?? 'primary',
      path: pathOf(record),
    }
  }
}

/** The field whose colour the marks have: the status, else the first choice with colours. */
function colouredField({ fields }: Resource, readable: ReadonlySet<string>) {
  const shown = [...fields.values()].filter(({ name, options }) => options && readable.has(name))
  const hasColour = (field: FieldModel) =>
    Object.keys(field.options ?? {}).some(value => colourOf(field, value) !== undefined)
  return shown.find(({ status }) => status) ?? shown.find(hasColour)
}

import { useMemo } from 'react'
import { useFormResource, useLiveRecord } from '../../../fields/record/liveRecord'
import { useReferred } from '../../../fields/record/recordTitle'
import { useSuggested } from '../../../fields/record/useFilled'
import type { FieldModel } from '../../../model/fields/resource'
import { takenFrom } from '../../../model/validation/draft'
import { useMe } from '../../../providers/backend/backendContext'

interface ReferenceDefaultsProps {
  readonly writable: ReadonlySet<string>
}

/** Shows in a new record at once what the server would take from a chosen record, where its reader may read it. */
export function ReferenceDefaults({ writable }: ReferenceDefaultsProps) {
  const { fields } = useFormResource()
  return [...fields.values()].map(
    field =>
      writable.has(field.name) &&
      field.target && (
        <Taken key={field.name} field={field} {...{ target: field.target, writable }} />
      ),
  )
}

interface TakenProps extends ReferenceDefaultsProps {
  readonly field: FieldModel
  readonly target: NonNullable<FieldModel['target']>
}

function Taken({ field, target, writable }: TakenProps) {
  const resource = useFormResource()
  const me = useMe()
  const taken = useMemo(
    () => takenFrom(resource, field, me).filter(({ into }) => writable.has(into)),
    [resource, field, me, writable],
  )
  const key = useLiveRecord(record => (taken.length > 0 ? record[field.name] : null)) as Key
  const { record } = useReferred(target, key ?? '')
  const found = key == null ? undefined : record
  useSuggested(
    useMemo(
      () => Object.fromEntries(taken.map(({ into, column }) => [into, found?.[column]])),
      [taken, found],
    ),
  )
  return null
}

type Key = string | number | null | undefined

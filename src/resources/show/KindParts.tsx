import { Suspense } from 'react'
import { policyOf } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useAreaFeatures } from '../../ui/features/areaFeatures'
import { CardBoundary } from '../../ui/states/CardBoundary'
import type { SentRecord } from '../record/useRecord'

interface KindPartsProps {
  readonly record: SentRecord
}

/** What areas draw below a record for values of certain kinds, for example the history of a serial number. */
export function KindParts({ record }: KindPartsProps) {
  const resource = useResource()
  const { kindParts } = useAreaFeatures()
  const { readable } = policyOf(resource, useMe())
  return [...resource.fields.values()].map(({ kind, name }) => {
    const Part = kindParts?.[kind]
    return (
      Part &&
      readable.has(name) &&
      Boolean(record[name]) && (
        <CardBoundary key={name}>
          <Suspense fallback={null}>
            <Part value={record[name]} />
          </Suspense>
        </CardBoundary>
      )
    )
  })
}

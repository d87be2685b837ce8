import type { ReferenceCount } from '../../model/endpoints/references'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import { Card, Text } from '../../ui/primitives/layout'
import { ReferenceLink, useReferenceLabel } from './ReferenceRow'
import { useReferences } from './useReassign'

/** Counts of references to a record whose page shows no related rows, by resource and field. */
export function UsedBy({ record }: { readonly record: SentRecord }) {
  const { resource, translate } = useResourceView()
  const { data = [] } = useReferences(resource, record.id)
  if (data.length === 0) return null
  return (
    <Card title={translate('list.reassign.uses')}>
      <Text as="ul" size="md" className="p-stack r-referring">
        {data.map(each => (
          <Use key={`${each.resource} ${each.field}`} of={each} record={record} />
        ))}
      </Text>
    </Card>
  )
}

const Use = ({ of, record }: { readonly of: ReferenceCount; readonly record: SentRecord }) => (
  <li>
    <div className="p-row">
      <span>{useReferenceLabel(of)}</span>
      <ReferenceLink of={of} record={record.id} />
    </div>
  </li>
)

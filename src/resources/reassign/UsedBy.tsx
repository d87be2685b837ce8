import type { ReferenceCount } from '../../model/endpoints/references'
import { useResourceView } from '../../providers/backend/useResourceView'
import { Card } from '../../ui/primitives/Card'
import type { SentRecord } from '../record/useRecord'
import { ReferenceLink, useReferenceLabel } from './ReferenceRow'
import { useReferences } from './useReassign'

/** What refers to a record whose page shows no related rows, counted by resource and field. */
export function UsedBy({ record }: { readonly record: SentRecord }) {
  const { resource, translate } = useResourceView()
  const { data = [] } = useReferences(resource, record.id)
  if (data.length === 0) return null
  return (
    <Card title={translate('list.reassign.uses')}>
      <ul className="p-stack r-referring">
        {data.map(each => (
          <Use key={`${each.resource} ${each.field}`} of={each} record={record} />
        ))}
      </ul>
    </Card>
  )
}

const Use = ({ of, record }: { readonly of: ReferenceCount; readonly record: SentRecord }) => (
  <li className="p-row">
    <span>{useReferenceLabel(of)}</span>
    <ReferenceLink of={of} record={record.id} />
  </li>
)

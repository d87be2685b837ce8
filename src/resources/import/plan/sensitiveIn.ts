import { sensitiveAmong } from '../../../model/access/sensitive'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import type { Rehearsed } from './rehearseSome'

/** Sensitive fields that the row itself sets; refused and unchanged rows have none. */
export function sensitiveIn(resource: Resource, row: Rehearsed): readonly FieldModel[] {
  if (row.outcome === 'refused' || row.outcome === 'same') return []
  const isSaid = ({ name }: FieldModel) => Object.hasOwn(row.item.changes, name)
  return sensitiveAmong(resource, row.changes).filter(isSaid)
}

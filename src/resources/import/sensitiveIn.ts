import type { FieldModel, Resource } from '../../model/resource'
import { sensitiveAmong } from '../../model/sensitive'
import type { Rehearsed } from './rehearseSome'

/** What a row itself says that asks for a second look; a refused one does nothing. */
export function sensitiveIn(resource: Resource, row: Rehearsed): readonly FieldModel[] {
  if (row.outcome === 'refused' || row.outcome === 'same') return []
  const isSaid = ({ name }: FieldModel) => Object.hasOwn(row.item.changes, name)
  return sensitiveAmong(resource, row.changes).filter(isSaid)
}

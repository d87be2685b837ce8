import { useMemo } from 'react'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { followedBy, settleOver } from '../../../model/validation/draft'
import { useMe } from '../../../providers/backend/backendContext'
import type { SentRecord } from '../../record/useRecord'
import { cellKey, type Edits, itemsOf } from './sheetState'

/** Value of an unedited cell: as stored, or as the server calculates it from the edited cells of its row. */
export function useFollowing(resource: Resource, shown: readonly FieldModel[], edits: Edits) {
  const me = useMe()
  const values = useMemo(() => {
    const following = shown.filter(
      field => resource.fields.get(field.name) === field && followedBy(field, resource.fields)[0],
    )
    const sound = following.length > 0 ? [...edits].filter(([, edit]) => isRead(edit)) : []
    const found = new Map<string, unknown>()
    for (const { record, changes } of itemsOf(new Map(sound))) {
      const row = { ...record, ...changes }
      const settled = settleOver(resource, row, { me: { ...me }, before: record })
      for (const field of following) {
        const inputs = followedBy(field, resource.fields)
        const isKnown = inputs.every(name => name in row) && inputs.some(name => name in changes)
        if (isKnown) found.set(cellKey(record, field), settled[field.name])
      }
    }
    return found
  }, [resource, shown, edits, me])
  return (record: SentRecord, field: FieldModel) => {
    const key = cellKey(record, field)
    return values.has(key) ? values.get(key) : record[field.name]
  }
}

const isRead = ({ problem, names }: { problem?: unknown; names?: unknown }) => !problem && !names

import type { Me } from '../../model/access/access'
import { type Move, movesOf } from '../../model/access/transition'
import type { Resource } from '../../model/fields/resource'
import { bindMe } from '../../model/rules/evaluate'
import { isNever } from '../../model/rules/rule'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { knowsBulk } from '../../providers/dataProvider/bulk'

/** Transitions that some of these records may allow; the server decides for each. */
export function movesFor(resource: Resource, me: Me, records: readonly SentRecord[]): Move[] {
  if (!knowsBulk(resource)) return []
  return [...movesOf(resource).values()].filter(
    ({ allow, status, transition }) =>
      !isNever(bindMe(allow, me)) &&
      records.some(record => transition.from.includes(record[status.name] as number)),
  )
}

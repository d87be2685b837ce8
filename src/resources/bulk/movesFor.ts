import type { Me } from '../../model/access'
import { bindMe } from '../../model/evaluate'
import type { Resource } from '../../model/resource'
import { isNever } from '../../model/rule'
import { type Move, movesOf } from '../../model/transition'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import type { Sent } from '../useRecord'

/** The transitions some of these records may be in line for; the server says of each what holds. */
export function movesFor(resource: Resource, me: Me, records: readonly Sent[]): Move[] {
  if (!knowsBulk(resource)) return []
  const values = me as unknown as Readonly<Record<string, unknown>>
  return [...movesOf(resource).values()].filter(
    ({ by, status, transition }) =>
      !isNever(bindMe(by, values)) &&
      records.some(record => transition.from.includes(record[status.name] as number)),
  )
}

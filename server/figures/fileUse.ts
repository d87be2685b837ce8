import { dayOf } from '../../src/base/day'
import { type Me, policyOf, readableRowFields } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { isNever } from '../../src/model/rules/rule'
import { column, type Fragment, fromRows, sql } from '../db/db'
import { type FilePlace, filePlaces } from '../query/fileRows'
import type { Records } from '../query/requestContext'
import { readScope } from '../query/scope'
import { remembered } from './remembered'

/** Files of one kind, attached to records of one resource, since one day. */
export interface FileUse {
  readonly resource: string
  readonly type: string
  readonly day: string
  readonly files: number
  readonly bytes: number
}

/** Files this person may open, by resource and field. */
export async function fileUse({ db, catalogue }: Records, me: Me): Promise<readonly FileUse[]> {
  const found: FileUse[] = []
  for (const resource of catalogue.resources.values()) {
    const places = filePlaces(resource).filter(place => mayRead(resource, me, place))
    if (places.length === 0 || isNever(policyOf(resource, me).read)) continue
    for (const row of await remembered(db, usedIn(resource, me, places)))
      found.push({
        resource: resource.name,
        type: String(row.TYPE),
        day: dayOf(`${row.HOUR}:00:00.000Z`),
        files: Number(row.FILES),
        bytes: Number(row.BYTES),
      })
  }
  return found
}

function mayRead(resource: Resource, me: Me, { field, lines }: FilePlace) {
  if (!policyOf(resource, me).readable.has((lines ?? field).name)) return false
  return !lines || readableRowFields(lines, me).includes(field)
}

function usedIn(resource: Resource, me: Me, places: readonly FilePlace[]): Fragment {
  const paths = sql.join(places.map(({ path }) => path))
  const owners = sql`select ${recordId(resource)} as "OWNER" ${fromRows(resource, readScope(resource, me))}`
  const at = (name: string) => sql.ref(`f.${name}`)
  const hour = sql`substr(${at('CREATED_AT')}, 1, 13)`
  return sql`select ${at('TYPE')} as "TYPE", ${hour} as "HOUR", count(*) as "FILES", sum(${at('SIZE')}) as "BYTES" from (${owners}) as o join "_FILE" as f on ${at('RECORD_ID')} = ${sql.ref('o.OWNER')} where ${at('RESOURCE')} = ${resource.name} and ${at('FIELD')} in (${paths}) and ${at('DETACHED_AT')} is null group by 1, 2`
}

/** Formatted like `historyId`. */
function recordId({ company, naturalKey, key }: Resource): Fragment {
  const own = sql`cast(${column(key.name)} as text)`
  return company && naturalKey ? sql`${column(company.name)} || '/' || ${own}` : own
}

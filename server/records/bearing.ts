import { fold } from '../../src/domain/fold'
import { type Me, policyOf } from '../../src/model/access'
import type { Catalogue, FieldModel, Resource } from '../../src/model/resource'
import { isNever } from '../../src/model/rule'
import type { Db, Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { both, type Condition, column } from './condition'
import { reader, storedFields } from './row'
import { hasShadow, shadowOf } from './tables'

/** A field in which records of a resource bear the number of a device. */
export interface Bearing {
  readonly resource: Resource
  readonly field: FieldModel
}

/** Every field of the kind `imei` that this person may read, whatever resource it stands in. */
export const bearingsOf = ({ resources }: Catalogue, me: Me): readonly Bearing[] =>
  [...resources.values()].flatMap(resource => {
    const { read, readable } = policyOf(resource, me)
    if (isNever(read)) return []
    return [...resource.fields.values()]
      .filter(({ kind, store, name }) => kind === 'imei' && store && readable.has(name))
      .map(field => ({ resource, field }))
  })

const MOST = 500

/** The records that bear one of these numbers, the oldest first, without their child rows. */
export async function rowsBearing(
  db: Trx | Db['read'],
  { resource, field }: Bearing,
  { among, codes }: { readonly among: Condition; readonly codes: readonly string[] },
): Promise<Record<string, unknown>[]> {
  const folds = hasShadow(resource, field)
  const name = column(folds ? shadowOf(field) : field.name)
  const read = reader(storedFields(resource))
  const found: Record<string, unknown>[] = []
  for (let at = 0; at < codes.length; at += MOST) {
    const some = codes.slice(at, at + MOST).map(code => (folds ? fold(code) : code))
    const where = both([among, sql`${name} in (${sql.join(some)})`])
    const query = sql<Row>`select t.* from ${sql.table(resource.table)} as t where ${where} order by ${column(resource.key.name)}`
    found.push(...(await query.execute(db)).rows.map(read))
  }
  return found
}

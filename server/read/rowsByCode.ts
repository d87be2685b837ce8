import { fold } from '../../src/base/fold'
import { type Me, policyOf } from '../../src/model/access/access'
import type { Catalogue, FieldModel, Resource } from '../../src/model/fields/resource'
import { isNever } from '../../src/model/rules/rule'
import type { Db, DbRow, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { allConditions, column, type SqlCondition } from '../query/condition'
import { reader, storedFields } from '../query/row'
import { hasShadow, shadowOf } from '../query/tables'

/** A field of a resource that holds a device's number. */
export interface Bearing {
  readonly resource: Resource
  readonly field: FieldModel
}

/** Every readable field that names a device, in any resource. */
export const bearingsOf = ({ resources }: Catalogue, me: Me): readonly Bearing[] =>
  [...resources.values()].flatMap(resource => {
    const { read, readable } = policyOf(resource, me)
    if (isNever(read)) return []
    return [...resource.fields.values()]
      .filter(({ isDevice, store, name }) => isDevice && store && readable.has(name))
      .map(field => ({ resource, field }))
  })

const MOST = 500

/** Records that hold one of these numbers, oldest first, without their child rows. */
export async function rowsByCode(
  db: Trx | Db['read'],
  { resource, field }: Bearing,
  { among, codes }: { readonly among: SqlCondition; readonly codes: readonly string[] },
): Promise<Record<string, unknown>[]> {
  const folds = hasShadow(resource, field)
  const name = column(folds ? shadowOf(field) : field.name)
  const read = reader(storedFields(resource))
  const found: Record<string, unknown>[] = []
  for (let at = 0; at < codes.length; at += MOST) {
    const some = codes.slice(at, at + MOST).map(code => (folds ? fold(code) : code))
    const where = allConditions([among, sql`${name} in (${sql.join(some)})`])
    const query = sql<DbRow>`select t.* from ${sql.table(resource.table)} as t where ${where} order by ${column(resource.key.name)}`
    found.push(...(await query.execute(db)).rows.map(read))
  }
  return found
}

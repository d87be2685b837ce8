import { fold } from '../../src/base/fold'
import { type Me, policyOf } from '../../src/model/access/access'
import type { Catalogue, FieldModel, Resource } from '../../src/model/fields/resource'
import { hasShadow, shadowOf } from '../../src/model/fields/shadow'
import { isNever } from '../../src/model/rules/rule'
import { allConditions, column, type DbReader, fromRows, type SqlCondition, sql } from '../db/db'
import type { RecordDraft } from '../query/requestContext'
import { reader, storedFields } from '../query/row'

/** A field of a resource that holds the number of a single thing. */
export interface CodeField {
  readonly resource: Resource
  readonly field: FieldModel
}

/** Every readable field that names a single thing, in any resource. */
export const codeFieldsOf = ({ resources }: Catalogue, me: Me): readonly CodeField[] =>
  [...resources.values()].flatMap(resource => {
    const { read, readable } = policyOf(resource, me)
    if (isNever(read)) return []
    return [...resource.fields.values()]
      .filter(({ isSerial, store, name }) => isSerial && store && readable.has(name))
      .map(field => ({ resource, field }))
  })

const MOST = 500

/** Records that hold one of these numbers, oldest first, without their child rows. */
export async function rowsByCode(
  db: DbReader,
  { resource, field }: CodeField,
  { scope, codes }: { readonly scope: SqlCondition; readonly codes: readonly string[] },
): Promise<RecordDraft[]> {
  const isFolded = hasShadow(resource, field)
  const name = column(isFolded ? shadowOf(field) : field.name)
  const read = reader(storedFields(resource))
  const found: RecordDraft[] = []
  for (let at = 0; at < codes.length; at += MOST) {
    const batch = codes.slice(at, at + MOST).map(code => (isFolded ? fold(code) : code))
    const where = allConditions([scope, sql`${name} in (${sql.join(batch)})`])
    const query = sql`select t.* ${fromRows(resource, where)} order by ${column(resource.key.name)}`
    found.push(...(await query.execute(db)).rows.map(read))
  }
  return found
}

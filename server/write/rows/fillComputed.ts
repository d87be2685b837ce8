import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { bindMe } from '../../../src/model/rules/evaluate'
import { settle } from '../../../src/model/validation/draft'
import {
  allConditions,
  anyCondition,
  column,
  type DbRow,
  type SqlCondition,
  sql,
  type Trx,
} from '../../db/db'
import { keyValues, readChildren } from '../../query/children'
import { eachRow } from '../../query/eachRow'
import type { RecordValues } from '../../query/requestContext'
import { reader, rowOf, storedFields } from '../../query/row'
import { whereOf } from '../../query/where'
import { systemUserOf } from './systemUser'

/** Computed and derived fields without rollups, which are counted separately. */
export const computedFields = ({ fields }: Resource): readonly FieldModel[] =>
  [...fields.values()].filter(
    ({ kind, rollup, derive }) => derive || (kind === 'computed' && !rollup),
  )

/**
 * Fills empty computed and derived fields of existing rows as the next save would, for example after a field was added.
 * Existing values stay. The version does not change.
 */
export async function fillComputed(trx: Trx, resource: Resource): Promise<void> {
  const fields = computedFields(resource)
  if (fields.length === 0) return
  const read = reader(storedFields(resource))
  const where = anyCondition(fields.map(field => lacksValue(resource, field)))
  await eachRow(trx, { resource, where }, async row => {
    const record = read(row)
    await readChildren(trx, resource, record)
    await fill(trx, resource, { fields, record })
  })
}

/** Empty although the record shows it. */
function lacksValue(resource: Resource, { name, visibleWhen }: FieldModel): SqlCondition {
  const me = systemUserOf(resource, {})
  return allConditions([sql`${column(name)} is null`, whereOf(bindMe(visibleWhen, me), resource)])
}

interface FilledRecord {
  readonly fields: readonly FieldModel[]
  readonly record: RecordValues
}

async function fill(trx: Trx, resource: Resource, { fields, record }: FilledRecord) {
  const settled = settle(resource, record, systemUserOf(resource, record))
  const names = fields.map(({ name }) => name).filter(name => record[name] == null)
  const found = names.filter(name => settled[name] != null)
  if (found.length === 0) return
  const after = { ...record, ...Object.fromEntries(found.map(name => [name, settled[name]])) }
  const values: DbRow = rowOf(resource, after, found)
  let update = trx.updateTable(resource.table).set(values)
  for (const [name, value] of Object.entries(keyValues(resource, record)))
    update = update.where(name, '=', value)
  await update.execute()
}

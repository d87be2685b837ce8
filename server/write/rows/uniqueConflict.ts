import { business } from '../../../src/base/business'
import type { Resource } from '../../../src/model/fields/resource'
import type { Problem } from '../../base/refusal'
import type { Records, RecordValues } from '../../query/requestContext'
import { uniqueScope } from '../../query/tables'

interface RefusedWrite {
  /** The columns that the database reports. */
  readonly columns: readonly string[]
  readonly record: RecordValues
}

/**
 * The message of a conditional unique field, with the key of the conflicting row; undefined for any other
 * violation. Queried outside the transaction, which may be broken.
 */
export async function uniqueConflict(
  { db }: Records,
  resource: Resource,
  { columns, record }: RefusedWrite,
): Promise<Problem | undefined> {
  const { fields, company, key, table } = resource
  const ownColumns = columns.filter(column => column !== company?.name)
  const field = fields.get(ownColumns.at(-1) ?? '')
  const unique = field?.words.unique
  if (!field || typeof unique !== 'object' || !('status' in unique)) return undefined
  if ([...uniqueScope(field), field.name].join() !== ownColumns.join()) return undefined
  let query = db.read
    .selectFrom(table)
    .select(key.name)
    .where('_DELETED_AT', 'is', null)
    .where(unique.status, 'in', [...unique.in])
  for (const name of columns) {
    const value = fields.get(name)?.toStore(record[name])
    query = query.where(name, '=', value ?? null)
  }
  const other = (await query.executeTakeFirst())?.[key.name]
  return {
    key: 'unique',
    text: unique.message,
    params: { other: key.print(other, business().language) },
  }
}

import type { Resource } from '../../src/model/resource'
import type { Problem } from '../refusal'
import type { Records, Values } from './context'
import { withOf } from './tables'

interface Refused {
  /** The columns the database names. */
  readonly columns: readonly string[]
  readonly record: Values
}

/**
 * The words of a field that is unique only for a while, with the key of the row that has it already;
 * undefined for any other. Asked beside the transaction, which may be broken by then.
 */
export async function whoHasIt(
  { db }: Records,
  resource: Resource,
  { columns, record }: Refused,
): Promise<Problem | undefined> {
  const { fields, company, key, table } = resource
  const own = columns.filter(column => column !== company?.name)
  const field = fields.get(own.at(-1) ?? '')
  const unique = field?.words.unique
  if (!field || typeof unique !== 'object' || !('while' in unique)) return undefined
  if ([...withOf(field), field.name].join() !== own.join()) return undefined
  let query = db.read
    .selectFrom(table)
    .select(key.name)
    .where('_DELETED_AT', 'is', null)
    .where(unique.while, 'in', [...unique.in])
  for (const name of columns) {
    const value = fields.get(name)?.toStore(record[name])
    query = query.where(name, '=', value ?? null)
  }
  const other = (await query.executeTakeFirst())?.[key.name]
  return { key: 'unique', text: unique.else, params: { other: key.print(other, 'es') } }
}

import { settle } from '../../src/model/draft'
import { bindMe } from '../../src/model/evaluate'
import type { FieldModel, Resource } from '../../src/model/resource'
import type { Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { keyValues, readChildren } from './children'
import { both, type Condition, column, either } from './condition'
import type { Values } from './context'
import { eachRow } from './eachRow'
import { nobodyOf } from './nobody'
import { reader, rowOf, storedFields } from './row'
import { whereOf } from './where'

/** What a save reckons; tallies are counted by their own. */
export const reckoned = ({ computed }: Resource): readonly FieldModel[] =>
  computed.filter(({ tally }) => !tally)

/**
 * Reckons the computed fields that are empty in the living rows, as the next save would: a column that
 * is new here is empty in every one. A number that stands there stays as it was written, whatever the
 * schema says by now. Nobody writes the row: its version stays.
 */
export async function fillComputed(trx: Trx, resource: Resource): Promise<void> {
  const fields = reckoned(resource)
  if (fields.length === 0) return
  const read = reader(storedFields(resource))
  const where = either(fields.map(field => isWanting(resource, field)))
  await eachRow(trx, { resource, where }, async row => {
    const record = read(row)
    await readChildren(trx, resource, record)
    await fill(trx, resource, { fields, record })
  })
}

/** Empty, though the record shows it. */
function isWanting(resource: Resource, { name, show }: FieldModel): Condition {
  const me = nobodyOf(resource, {}) as unknown as Values
  return both([sql`${column(name)} is null`, whereOf(bindMe(show, me), resource)])
}

interface Filling {
  readonly fields: readonly FieldModel[]
  readonly record: Values
}

async function fill(trx: Trx, resource: Resource, { fields, record }: Filling) {
  const settled = settle(resource, record, nobodyOf(resource, record) as unknown as Values)
  const names = fields.map(({ name }) => name).filter(name => record[name] == null)
  const found = names.filter(name => settled[name] != null)
  if (found.length === 0) return
  const after = { ...record, ...Object.fromEntries(found.map(name => [name, settled[name]])) }
  const values: Row = rowOf(resource, after, found)
  let update = trx.updateTable(resource.table).set(values)
  for (const [name, value] of Object.entries(keyValues(resource, record)))
    update = update.where(name, '=', value)
  await update.execute()
}

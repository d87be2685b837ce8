import { fieldLabel } from '../../src/i18n/labels'
import { loadMessages } from '../../src/i18n/load'
import { translatorFor } from '../../src/i18n/translate'
import { policyOf } from '../../src/model/access'
import { choiceValues } from '../../src/model/kinds/choice'
import type { FieldModel } from '../../src/model/resource'
import type { Row } from '../db/db'
import { sql } from '../db/fragment'
import { column } from './condition'
import type { Asking } from './context'
import type { ExportQuery } from './exportQuery'
import { conditionOf } from './list'

/** A small sheet beside the rows: a head, and a row for each value. */
export interface Summary {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/**
 * The sheets of a report (`list.report`): the same filtered rows, counted by each choice that this
 * person may read, with the sums of the amounts they may read, in dollars.
 */
export async function reportSheets(asking: Asking, { query }: ExportQuery): Promise<Summary[]> {
  const { resource, me, language } = asking
  const { by = [], sum = [] } = resource.schema.list?.report ?? {}
  const { readable } = policyOf(resource, me)
  const open = (names: readonly string[]) =>
    names.flatMap(name => (readable.has(name) ? (resource.fields.get(name) ?? []) : []))
  const amounts = open(sum)
  const { columns } = await loadMessages(language)
  const say = await translatorFor(language)
  const label = ({ name, words }: FieldModel) =>
    fieldLabel({ name, label: words.label }, language, columns)
  return Promise.all(
    open(by).map(async field => ({
      name: label(field),
      heads: [label(field), say('app.list.reportRows'), ...amounts.map(label)],
      rows: await counted(asking, query, { field, amounts, none: say('app.list.reportNone') }),
    })),
  )
}

interface Counting {
  readonly field: FieldModel
  readonly amounts: readonly FieldModel[]
  /** What a row without a value is called. */
  readonly none: string
}

async function counted(
  asking: Asking,
  query: ExportQuery['query'],
  { field, amounts, none }: Counting,
) {
  const { resource, records, language } = asking
  const { where } = await conditionOf(asking, query)
  const sums = amounts.map(({ name }, at) => sql`sum(${column(name)}) as ${sql.ref(`S${at}`)}`)
  const taken = sql.join([sql`${column(field.name)} as "V"`, sql`count(*) as "N"`, ...sums])
  const { rows } =
    await sql<Row>`select ${taken} from ${sql.table(resource.table)} as t where ${where} group by ${column(field.name)}`.execute(
      records.db.read,
    )
  const found = new Map(rows.map(row => [String(row.V ?? ''), row]))
  const told = (key: string, name: string) => {
    const row = found.get(key)
    const come = amounts.map((_, at) => Number(row?.[`S${at}`] ?? 0) / 100)
    return [name, Number(row?.N ?? 0), ...come]
  }
  const values = inOrder(field).map(key => told(key, field.print(fieldValue(field, key), language)))
  return found.has('') ? [...values, told('', none)] : values
}

const fieldValue = (field: FieldModel, key: string) => (field.store === 'int' ? Number(key) : key)

/** The values as tabs and boards have them. */
const inOrder = ({ options = {} }: FieldModel) => choiceValues({ options }).map(String)

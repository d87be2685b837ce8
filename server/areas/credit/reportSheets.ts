import { columnTexts } from '../../../src/i18n/columnTexts'
import { fieldLabel } from '../../../src/i18n/labels'
import { translatorFor } from '../../../src/i18n/translate'
import { choiceValues } from '../../../src/kinds/choice/data'
import { policyOf } from '../../../src/model/access/access'
import type { FieldModel } from '../../../src/model/fields/resource'
import { reportFeature } from '../../../src/schemas/features/credit'
import { column, fromRows, sql } from '../../db/db'
import type { ExportQuery } from '../../export/exportQuery'
import type { ReportSummary } from '../../export/xlsx'
import type { RequestContext } from '../../query/requestContext'
import { conditionOf } from '../../read/list'

/**
 * The sheets of `reportWorkbook`: the filtered rows, counted by each readable choice, with sums of
 * readable amounts in dollars.
 */
export async function reportSheets(
  request: RequestContext,
  { query }: ExportQuery,
): Promise<ReportSummary[]> {
  const { resource, me, language } = request
  const { groupBy = [], sum = [] } = reportFeature.of(resource.schema) ?? {}
  const { readable } = policyOf(resource, me)
  const open = (names: readonly string[]) =>
    names.flatMap(name => (readable.has(name) ? (resource.fields.get(name) ?? []) : []))
  const amounts = open(sum)
  const columns = await columnTexts(language)
  const translate = await translatorFor(language)
  const label = ({ name, words }: FieldModel) =>
    fieldLabel({ name, label: words.label }, language, columns)
  return Promise.all(
    open(groupBy).map(async field => ({
      name: label(field),
      heads: [label(field), translate('list.reportRows'), ...amounts.map(label)],
      rows: await counted(request, query, { field, amounts, none: translate('list.reportNone') }),
    })),
  )
}

interface Counting {
  readonly field: FieldModel
  readonly amounts: readonly FieldModel[]
  /** Label of rows without a value. */
  readonly none: string
}

async function counted(
  request: RequestContext,
  query: ExportQuery['query'],
  { field, amounts, none }: Counting,
) {
  const { resource, records, language } = request
  const { where } = await conditionOf(request, query)
  const sums = amounts.map(({ name }, at) => sql`sum(${column(name)}) as ${sql.ref(`S${at}`)}`)
  const selected = sql.join([sql`${column(field.name)} as "V"`, sql`count(*) as "N"`, ...sums])
  const statement = sql`select ${selected} ${fromRows(resource, where)} group by ${column(field.name)}`
  const { rows } = await statement.execute(records.db.read)
  const found = new Map(rows.map(row => [String(row.V ?? ''), row]))
  const textOf = (key: string, name: string) => {
    const row = found.get(key)
    const come = amounts.map((_, at) => Number(row?.[`S${at}`] ?? 0) / 100)
    return [name, Number(row?.N ?? 0), ...come]
  }
  const values = inOrder(field).map(key =>
    textOf(key, field.print(fieldValue(field, key), language)),
  )
  return found.has('') ? [...values, textOf('', none)] : values
}

const fieldValue = (field: FieldModel, key: string) => (field.store === 'int' ? Number(key) : key)

/** Values in the order of tabs and boards. */
const inOrder = ({ options = {} }: FieldModel) => choiceValues({ options }).map(String)

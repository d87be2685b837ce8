import { business, tenantOf } from '../../src/base/business'
import { columnTexts } from '../../src/i18n/columnTexts'
import { fieldLabel } from '../../src/i18n/labels'
import { policyOf } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { recordTitle } from '../../src/model/fields/title'
import { maxPage } from '../../src/model/lists/query/parseQuery'
import { Refusal } from '../base/refusal'
import { conditionListOf, readListQuery } from '../query/list/listQuery'
import { type RecordValues, type RequestContext, requestFor } from '../query/requestContext'
import { numberedTitles } from '../query/titles'
import { listRecords } from '../read/list'
import { getRecord } from '../read/read'

/** A record for printing, in the language of the business, limited to fields its reader may read. */
export interface DocumentPage extends Printed {
  readonly request: RequestContext
  /** Printed rows of a field; empty if unreadable. */
  lines(name: string): readonly Printed[]
  /** The referenced record, limited to the same reader's rights. */
  behind(name: string): Promise<DocumentPage | undefined>
  referring(resource: string, by: string): Promise<readonly DocumentPage[]>
  /** Record of the tenant in use. */
  company(): Promise<DocumentPage | undefined>
  readonly title: string
}

export interface Printed {
  readonly values: RecordValues
  /** True when the reader may read the field. */
  has(name: string): boolean
  text(name: string): string
  label(name: string): string
}

/** Maximum rows of a related resource in a document. */
const MOST = 2_000

export async function createPage(
  base: RequestContext,
  values: RecordValues,
): Promise<DocumentPage> {
  const { language, tenant } = business()
  const request: RequestContext = { ...base, language }
  const { resource, records, me } = request
  const titles = await titlesIn(request, [...resource.fields.values()], [values])
  const columns = await columnTexts(language)
  const print = (fields: ReadonlyMap<string, FieldModel>, row: RecordValues): Printed => ({
    values: row,
    has: name => row[name] !== undefined,
    text: name => printText(fields.get(name), row[name], titles),
    label: name => fieldLabel({ name, label: fields.get(name)?.words.label }, language, columns),
  })
  const see = async (target: Resource, key: unknown) => {
    const there: RequestContext = { ...request, resource: target }
    if (key === null || key === undefined) return undefined
    const content = await getRecord(there, String(key)).catch(unlessRefused)
    return content && createPage(there, content)
  }
  const own = print(resource.fields, values)
  return {
    ...own,
    request,
    title: recordTitle(resource, values, ({ name }) => own.text(name)),
    lines: name => {
      const field = resource.fields.get(name)
      const fields = new Map((field?.fields ?? []).map(each => [each.name, each]))
      return ((values[name] ?? []) as RecordValues[]).map(row => print(fields, row))
    },
    behind: async name => {
      const target = resource.fields.get(name)?.target
      return target && see(target, values[name])
    },
    company: async () => {
      const companies = tenant && records.catalogue.resources.get(tenant.resource)
      return companies && see(companies, tenantOf(me))
    },
    referring: async (name, by) => {
      const there = requestFor(request, name)
      const rows = await rowsBy(there, by, values[resource.key.name]).catch(unlessRefused)
      return Promise.all((rows ?? []).map(row => createPage(there, row)))
    },
  }
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
  return undefined
}

async function rowsBy(request: RequestContext, by: string, key: unknown): Promise<RecordValues[]> {
  const { resource, me } = request
  if (!policyOf(resource, me).readable.has(by)) return []
  const children: RecordValues[] = []
  const filter = JSON.stringify({ [by]: key })
  const sort = JSON.stringify([resource.key.name, 'ASC'])
  for (let at = 0; at < MOST; at += maxPage) {
    const range = `[${at},${at + maxPage - 1}]`
    const page = await listRecords(
      request,
      readListQuery({ filter, sort, range }, conditionListOf(request)),
    )
    children.push(...page.records)
    if (page.records.length < maxPage) break
  }
  return children
}

type Titles = ReadonlyMap<Resource, ReadonlyMap<unknown, string>>

/** Titles of records referenced by a record and its rows. */
async function titlesIn(
  request: RequestContext,
  fields: readonly FieldModel[],
  rows: readonly RecordValues[],
) {
  const keysByTarget = new Map<Resource, Set<unknown>>()
  const gather = (field: FieldModel, values: readonly RecordValues[]) => {
    if (field.fields) {
      const children = values.flatMap(row => (row[field.name] ?? []) as RecordValues[])
      for (const child of field.fields) gather(child, children)
    }
    if (!field.target) return
    const keys = keysByTarget.get(field.target) ?? new Set()
    for (const row of values) for (const key of [row[field.name] ?? []].flat()) keys.add(key)
    keysByTarget.set(field.target, keys)
  }
  for (const field of fields) gather(field, rows)
  const read = numberedTitles(request)
  const titles = new Map<Resource, ReadonlyMap<unknown, string>>()
  for (const [target, keys] of keysByTarget) titles.set(target, await read(target, keys))
  return titles
}

function printText(field: FieldModel | undefined, value: unknown, titles: Titles): string {
  if (!field || value === null || value === undefined) return ''
  if (!field.target) return field.print(value, business().language)
  const names = titles.get(field.target)
  return [value]
    .flat()
    .map(key => names?.get(key) ?? String(key))
    .join(', ')
}

import { fieldLabel } from '../../../src/i18n/labels'
import { loadMessages } from '../../../src/i18n/load'
import { policyOf } from '../../../src/model/access'
import type { FieldModel, Resource } from '../../../src/model/resource'
import { recordTitle } from '../../../src/model/title'
import type { Asking, Values } from '../../records/context'
import { listRecords } from '../../records/list'
import { maxPage, readListQuery } from '../../records/listQuery'
import { getRecord } from '../../records/read'
import { titleReader } from '../../records/titles'
import { Refusal } from '../../refusal'

/** A record on paper: what its reader may read of it, printed in Spanish as legal documents are. */
export interface Page extends Printed {
  readonly asking: Asking
  /** The rows of a field, each printed alike; none where they may not be read. */
  lines(name: string): readonly Printed[]
  /** The record a reference names, as far as the same reader may read it. */
  behind(name: string): Promise<Page | undefined>
  /** The records of another resource that refer to this one. */
  referring(resource: string, by: string): Promise<readonly Page[]>
  /** The company the record belongs to. */
  company(): Promise<Page | undefined>
  /** How people know the record. */
  readonly title: string
}

export interface Printed {
  readonly values: Values
  /** Whether the reader may read the field at all. */
  has(name: string): boolean
  text(name: string): string
  label(name: string): string
}

/** Rows of other resources on one paper. */
const MOST = 2_000

export async function pageOf(given: Asking, values: Values): Promise<Page> {
  const asking: Asking = { ...given, language: 'es' }
  const { resource, records, me } = asking
  const titles = await titlesIn(asking, [...resource.fields.values()], [values])
  const { columns } = await loadMessages('es')
  const print = (fields: ReadonlyMap<string, FieldModel>, row: Values): Printed => ({
    values: row,
    has: name => row[name] !== undefined,
    text: name => textOf(fields.get(name), row[name], titles),
    label: name => fieldLabel({ name, label: fields.get(name)?.words.label }, 'es', columns),
  })
  const see = async (target: Resource, key: unknown) => {
    const there: Asking = { ...asking, resource: target }
    if (key === null || key === undefined) return undefined
    const found = await getRecord(there, String(key)).catch(unlessRefused)
    return found && pageOf(there, found)
  }
  const own = print(resource.fields, values)
  return {
    ...own,
    asking,
    title: recordTitle(resource, values, ({ name }) => own.text(name)),
    lines: name => {
      const field = resource.fields.get(name)
      const fields = new Map((field?.fields ?? []).map(each => [each.name, each]))
      return ((values[name] ?? []) as Values[]).map(row => print(fields, row))
    },
    behind: async name => {
      const target = resource.fields.get(name)?.target
      return target && see(target, values[name])
    },
    company: async () => {
      const companies = records.catalogue.resources.get('companies')
      return companies && see(companies, me.EMPRESA)
    },
    referring: async (name, by) => {
      const there: Asking = { ...asking, resource: records.catalogue.get(name) }
      const rows = await rowsBy(there, by, values[resource.key.name]).catch(unlessRefused)
      return Promise.all((rows ?? []).map(row => pageOf(there, row)))
    },
  }
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
  return undefined
}

async function rowsBy(asking: Asking, by: string, key: unknown): Promise<Values[]> {
  const { resource, me } = asking
  if (!policyOf(resource, me).readable.has(by)) return []
  const found: Values[] = []
  const filter = JSON.stringify({ [by]: key })
  const sort = JSON.stringify([resource.key.name, 'ASC'])
  for (let at = 0; at < MOST; at += maxPage) {
    const range = `[${at},${at + maxPage - 1}]`
    const page = await listRecords(asking, readListQuery({ filter, sort, range }, resource, me))
    found.push(...page.records)
    if (page.records.length < maxPage) break
  }
  return found
}

type Titles = ReadonlyMap<Resource, ReadonlyMap<unknown, string>>

/** What the references of a record and of its rows are called. */
async function titlesIn(asking: Asking, fields: readonly FieldModel[], rows: readonly Values[]) {
  const wanted = new Map<Resource, Set<unknown>>()
  const gather = (field: FieldModel, values: readonly Values[]) => {
    if (field.fields) {
      const children = values.flatMap(row => (row[field.name] ?? []) as Values[])
      for (const child of field.fields) gather(child, children)
    }
    if (!field.target) return
    const keys = wanted.get(field.target) ?? new Set()
    for (const row of values) for (const key of [row[field.name] ?? []].flat()) keys.add(key)
    wanted.set(field.target, keys)
  }
  for (const field of fields) gather(field, rows)
  const read = titleReader(asking)
  const titles = new Map<Resource, ReadonlyMap<unknown, string>>()
  for (const [target, keys] of wanted) titles.set(target, await read(target, keys))
  return titles
}

function textOf(field: FieldModel | undefined, value: unknown, titles: Titles): string {
  if (!field || value === null || value === undefined) return ''
  if (!field.target) return field.print(value, 'es')
  const names = titles.get(field.target)
  return [value]
    .flat()
    .map(key => names?.get(key) ?? String(key))
    .join(', ')
}

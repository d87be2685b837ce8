import type { Can, Policy } from '../../src/model/access'
import { holds } from '../../src/model/evaluate'
import type { FieldModel, Resource } from '../../src/model/resource'
import { fieldsOf } from '../../src/model/rule'
import { throughOf } from '../../src/model/through'
import type { Row } from '../db/db'
import { reader, storedFields } from './row'

/** How a list of a resource looks to one person: made once, used for each of its pages. */
export interface ListView {
  /** Readable columns, and what the rules on changing and deleting ask about. */
  readonly columns: readonly string[]
  /** Child rows and lists of references travel in a list only where it shows them. */
  readonly children: readonly FieldModel[]
  /** A row as it travels: no child tables, `_VERSION`, and what may be done with it. */
  readonly read: (row: Row) => Record<string, unknown>
}

const views = new WeakMap<Policy, ListView>()

export function listView(resource: Resource, policy: Policy): ListView {
  const known = views.get(policy)
  if (known) return known
  const asked = new Set([...fieldsOf(policy.update), ...fieldsOf(policy.delete)])
  const stored = storedFields(resource)
  const shown = stored.filter(({ name }) => policy.readable.has(name))
  const names = [
    resource.key.name,
    ...shown.map(({ name }) => name),
    ...[...asked].filter(name => resource.fields.get(name)?.store || throughOf(resource, name)),
    '_VERSION',
  ]
  const made = {
    columns: [...new Set(names)],
    children: childColumns(resource, policy),
    read: rowReader(resource, policy, asked),
  }
  views.set(policy, made)
  return made
}

const childColumns = (resource: Resource, policy: Policy) =>
  resource.list.columns
    .filter(name => policy.readable.has(name))
    .flatMap(name => resource.fields.get(name) ?? [])
    .filter(({ kind }) => kind === 'lines' || kind === 'references')

function rowReader(resource: Resource, policy: Policy, asked: ReadonlySet<string>) {
  const fields = storedFields(resource).filter(field => field.kind !== 'password')
  const readable = fields.filter(
    ({ name }) => policy.readable.has(name) || name === resource.key.name,
  )
  const read = reader(readable)
  const seen = [...asked].flatMap(name => {
    const through = throughOf(resource, name)
    return through ? [{ name, fromStore: through.field.fromStore }] : []
  })
  const readAsked = reader([...fields.filter(({ name }) => asked.has(name)), ...seen])
  const may = (row: Row): Can => {
    const record = asked.size > 0 ? readAsked(row) : {}
    return {
      update: policy.writable.size > 0 && holds(policy.update, record, {}),
      delete: holds(policy.delete, record, {}),
    }
  }
  const always = asked.size === 0 ? may({}) : undefined
  return (row: Row): Record<string, unknown> => {
    const record = read(row)
    record._VERSION = row._VERSION
    record._can = always ?? may(row)
    return record
  }
}

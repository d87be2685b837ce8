import type { Policy } from '../../src/model/access/access'
import type { Can } from '../../src/model/access/can'
import { documentRule, documentsOf } from '../../src/model/access/documents'
import { throughOf } from '../../src/model/access/throughReference'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { bindMe, holds } from '../../src/model/rules/evaluate'
import { fieldsOf, isNever, type Node } from '../../src/model/rules/rule'
import type { ColumnReader, Tuple } from '../db/db'
import {
  joinedKeys,
  ownChildren,
  readKeys,
  referencedReader,
  referencedValue,
} from '../query/fieldPlace'
import type { RecordDraft } from '../query/requestContext'
import { type Readable, storedFields, tupleReader } from '../query/row'

/** A resource's list for one person: computed once, used for every page. */
interface ListView {
  /** Readable columns, then those that rules on update and delete need, then the version. */
  readonly columns: readonly ColumnReader[]
  /** Child rows and reference lists are included only where the list shows them. */
  readonly children: readonly FieldModel[]
  /** A row as sent: without child tables, with `_VERSION` and `_can`. */
  readonly read: (row: Tuple) => RecordDraft
}

const views = new WeakMap<Policy, ListView>()

export function listColumns(resource: Resource, policy: Policy): ListView {
  const known = views.get(policy)
  if (known) return known
  const papers = documentRulesIn(resource, policy)
  const rulesToCheck = [policy.update, policy.delete, ...papers.map(([, rule]) => rule)]
  const ruleFields = new Set(rulesToCheck.flatMap(fieldsOf))
  const fields = storedFields(resource).filter(field => !field.isSecret)
  const shown = fields.filter(({ name }) => policy.readable.has(name) || name === resource.key.name)
  const rules = [
    ...fields.filter(({ name }) => ruleFields.has(name)),
    ...referencedFields(resource, ruleFields),
    ...referenceLists(resource, ruleFields),
  ]
  const columns = [...new Set([...shown, ...rules]), versionColumn]
  const view = {
    columns,
    children: childColumns(resource, policy),
    read: rowReader(policy, { columns, shown, rules, papers }),
  }
  views.set(policy, view)
  return view
}

/** Documents this person may print of some rows, with their rules, except rules over child rows. */
const documentRulesIn = (resource: Resource, { me }: Policy): DocumentRule[] =>
  documentsOf(resource)
    .map(([name, document]): DocumentRule => [name, bindMe(documentRule(document), me)])
    .filter(([, rule]) => !isNever(rule))
    .filter(([, rule]) => fieldsOf(rule).every(name => resource.fields.get(name)?.store !== null))
type DocumentRule = readonly [name: string, rule: Node]

/** Fields that rules read through a reference. */
const referencedFields = (resource: Resource, ruleFields: ReadonlySet<string>) =>
  [...ruleFields].flatMap(name => {
    const through = throughOf(resource, name)
    if (!through) return []
    const { field } = through
    return [
      {
        name,
        store: field.store,
        fromStore: referencedReader(field),
        is: referencedValue(resource, through),
      },
    ]
  })

/** Reference lists of the row that rules use. */
const referenceLists = (resource: Resource, ruleFields: ReadonlySet<string>) =>
  [...ruleFields].flatMap(name => {
    const field = resource.fields.get(name)
    if (!field?.references) return []
    const is = joinedKeys(resource, field, ownChildren(resource))
    return [{ name, store: null, fromStore: readKeys(field), is }]
  })

const childColumns = (resource: Resource, policy: Policy) =>
  resource.list.columns
    .filter(name => policy.readable.has(name))
    .flatMap(name => resource.fields.get(name) ?? [])
    .filter(({ store }) => store === null)

const versionColumn = { name: '_VERSION', store: 'int' } as const

interface Parts {
  readonly columns: readonly ColumnReader[]
  readonly shown: readonly FieldModel[]
  /** Fields that rules on update and delete use, readable or not. */
  readonly rules: readonly Readable[]
  readonly papers: readonly DocumentRule[]
}
function rowReader(policy: Policy, { columns, shown, rules, papers }: Parts) {
  const read = tupleReader(shown, columns)
  const readRules = tupleReader(rules, columns)
  const version = columns.indexOf(versionColumn)
  const rightsOn = (row: Tuple): Can => {
    const record = readRules(row)
    return {
      update: policy.writable.size > 0 && holds(policy.update, record, {}),
      delete: holds(policy.delete, record, {}),
      ...(papers.length > 0 && {
        papers: papers.filter(([, rule]) => holds(rule, record, {})).map(([name]) => name),
      }),
    }
  }
  const always = rules.length === 0 ? rightsOn([]) : undefined
  return (row: Tuple): RecordDraft => {
    const record = read(row)
    record._VERSION = row[version]
    record._can = always ?? rightsOn(row)
    return record
  }
}

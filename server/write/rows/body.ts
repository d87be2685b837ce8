import { isObject } from '../../../src/base/parseJson'
import type { Message } from '../../../src/kinds/kind/kind'
import {
  type Policy,
  policyOf,
  readableRowFields,
  writableRowFields,
} from '../../../src/model/access/access'
import { isOthers, writerOf } from '../../../src/model/access/ownRows'
import { rolesThatWrite } from '../../../src/model/access/requires'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { holds } from '../../../src/model/rules/evaluate'
import { fieldsOf, type Node } from '../../../src/model/rules/rule'
import { defaultOf, type Moment } from '../../../src/model/validation/draft'
import { namesOfRoles } from '../../access/permissions'
import { ruleMessages } from '../../access/ruleMessages'
import { same } from '../../audit/writeHistory'
import { FieldProblems, type Problem, Refusal } from '../../base/refusal'
import type { RecordDraft, RecordValues, RequestContext } from '../../query/requestContext'
import { readField } from './readFields'

type Problems = Record<string, Message | Problem>

/** Refuses with all problems, each at its field. */
export function refuse(errors: Readonly<Problems>): never {
  throw new Refusal(422, 'invalid', { errors })
}

/** Refuses if there are problems. */
export function refuseAny(errors: Readonly<Problems>) {
  if (Object.keys(errors).length > 0) refuse(errors)
}

/**
 * Reads the fields of a body by their kinds. Unknown and forbidden fields are refused; properties that the
 * server adds to every answer are ignored.
 */
export function readBody(body: unknown, resource: Resource, policy: Policy): RecordDraft {
  if (!isObject(body)) throw new Refusal(400, 'badJson')
  const problems = new FieldProblems()
  const isKnown = (name: string) => policy.readable.has(name) || policy.writable.has(name)
  const fieldOf = (name: string) => {
    const field = resource.fields.get(name)
    return field && (isKnown(name) || field.isSecret) ? field : undefined
  }
  problems.addUnknown(body, name => isServerProperty(name) || fieldOf(name) !== undefined)
  const values: RecordDraft = {}
  const rowFields = (lines: FieldModel) => readableRowFields(lines, policy.me)
  for (const [name, value] of Object.entries(body)) {
    const field = isServerProperty(name) ? undefined : fieldOf(name)
    if (field) values[name] = readField(field, value, { problems, rowFields })
  }
  problems.refuseAny()
  return values
}

const isServerProperty = (name: string) =>
  ['_VERSION', '_can', '_warnings', '_byHand'].includes(name)

/**
 * Checks what a body changes of a new or stored record. A field that may not be written is refused unless its
 * value is unchanged.
 */
export function checkWritable(
  changed: Iterable<string>,
  request: RequestContext,
  record: RecordValues,
): void {
  const { resource, me } = request
  const { writable, readable } = policyOf(resource, me)
  const errors: Record<string, Problem> = {}
  for (const name of changed) {
    const rule = writable.get(name)
    if (rule && holds(rule, record, {})) continue
    const field = resource.fields.get(name)
    const isExplained = field && !field.readOnly && readable.has(name)
    errors[name] = {
      ...problemOf(request, rule, record),
      ...(isExplained && { explain: () => writersOf(request, field, record) }),
    }
  }
  refuseAny(errors)
}

/** A state that does not let this role write the field is told, if it may be read. */
function problemOf(
  { resource, me, language }: RequestContext,
  rule: Node | undefined,
  record: RecordValues,
) {
  const { readable } = policyOf(resource, me)
  const status = [...resource.fields.values()].find(
    field => field.status && readable.has(field.name) && rule && isStateUnmet(field, rule, record),
  )
  const state = status?.print(record[status.name], language)
  return state ? { key: 'notWritableIn', params: { state } } : { key: 'notWritable' }
}

/** Whether every way to meet the rule asks for another state. */
function isStateUnmet(status: FieldModel, rule: Node, record: RecordValues): boolean {
  const isUnmet = (part: Node) => isStateUnmet(status, part, record)
  if ('all' in rule) return rule.all.some(isUnmet)
  if ('any' in rule) return rule.any.length > 0 && rule.any.every(isUnmet)
  return fieldsOf(rule).includes(status.name) && !holds(rule, record, {})
}

/** The roles that can write a field, or the condition under which this role can. */
async function writersOf(request: RequestContext, field: FieldModel, record: RecordValues) {
  const roles = rolesThatWrite(request.resource, field)
  if (roles.includes(request.me.ROLE)) return ruleMessages(request, { rule: field.write, record })
  return roles.length > 0 ? namesOfRoles(roles, request.language) : undefined
}

/**
 * Merges child rows: hidden values stay as stored, forbidden changes are refused, a new row starts from the
 * defaults. Rows of other authors stay unchanged, in their order.
 */
export function mergeBodyRows(
  lines: FieldModel,
  sent: unknown,
  { stored, policy, now }: { stored: unknown; policy: Policy; now: Date },
): unknown {
  const sentRows = sent === null && writerOf(lines) ? [] : sent
  if (!Array.isArray(sentRows)) return sentRows
  const storedRows = Array.isArray(stored) ? (stored as RecordValues[]) : []
  const storedById = new Map(storedRows.map(row => [row._ID, row]))
  const writable = new Set(writableRowFields(lines, policy.me).map(({ name }) => name))
  const computed = new Set(lines.fields?.filter(field => field.computed).map(field => field.name))
  const problems = new FieldProblems()
  const rows = sentRows.map((row: unknown, at) => {
    if (!isObject(row)) return row
    const before =
      storedById.get((row as RecordValues)._ID) ?? newChildRow(lines, { me: policy.me, now })
    const isFixed = isOthers(lines, before, policy.me)
    const changed = Object.entries(row).filter(([name]) => writable.has(name) && !isFixed)
    for (const [name, value] of Object.entries(row)) {
      const isAllowed = name === '_ID' || (writable.has(name) && !isFixed) || computed.has(name)
      if (!isAllowed && !same(value ?? null, before[name] ?? null))
        problems.add(`${lines.name}.${at}.${name}`, { key: 'notWritable' })
    }
    return { ...before, ...Object.fromEntries(changed) }
  })
  const others = (someRows: readonly unknown[]) =>
    someRows.flatMap(row =>
      isOthers(lines, row as RecordValues, policy.me) ? [(row as RecordValues)._ID] : [],
    )
  if (!same(others(rows), others(storedRows))) problems.add(lines.name, { key: 'rowsOfOthers' })
  problems.refuseAny()
  return rows
}

export const newChildRow = ({ fields = [] }: FieldModel, moment: Moment): RecordValues =>
  Object.fromEntries(
    fields.flatMap(field => {
      const value = defaultOf(field, moment)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )

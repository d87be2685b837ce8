import { roleNames } from '../../../src/i18n/roleNames'
import {
  type Policy,
  policyOf,
  readableRowFields,
  writableRowFields,
} from '../../../src/model/access/access'
import { isOthers, writerOf } from '../../../src/model/access/ownRows'
import { rolesThatWrite } from '../../../src/model/access/requires'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import type { Message } from '../../../src/model/kinds/kind'
import { roleName } from '../../../src/model/openapi/parts/roleName'
import { holds } from '../../../src/model/rules/evaluate'
import { defaultOf, type Moment } from '../../../src/model/validation/draft'
import { ruleMessages } from '../../access/ruleMessages'
import { same } from '../../audit/writeHistory'
import { FieldProblems, type Problem, Refusal } from '../../base/refusal'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { readField } from './readFields'

type Problems = Record<string, Message | Problem>

/** Refuses with all problems, each at its field. */
export function refuse(errors: Readonly<Problems>): never {
  throw new Refusal(422, 'invalid', { errors })
}

/**
 * Reads the fields of a body by their kinds. Unknown and forbidden fields are refused; properties that the
 * server adds to every answer are ignored.
 */
export function readBody(
  body: unknown,
  resource: Resource,
  policy: Policy,
): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, 'badJson')
  const problems = new FieldProblems()
  const isKnown = (name: string) => policy.readable.has(name) || policy.writable.has(name)
  const fieldOf = (name: string) => {
    const field = resource.fields.get(name)
    return field && (isKnown(name) || field.isSecret) ? field : undefined
  }
  problems.addUnknown(body, name => isMark(name) || fieldOf(name) !== undefined)
  const values: Record<string, unknown> = {}
  const rowFields = (lines: FieldModel) => readableRowFields(lines, policy.me)
  for (const [name, value] of Object.entries(body)) {
    const field = isMark(name) ? undefined : fieldOf(name)
    if (field) values[name] = readField(field, value, { problems, rowFields })
  }
  problems.refuseAny()
  return values
}

const isMark = (name: string) => ['_VERSION', '_can', '_warnings', '_byHand'].includes(name)

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
    const isTold = field && !field.readOnly && readable.has(name)
    errors[name] = {
      key: 'notWritable',
      ...(isTold && { explain: () => whoWrites(request, field, record) }),
    }
  }
  if (Object.keys(errors).length > 0) refuse(errors)
}

/** The roles that can write a field, or the condition under which this role can. */
async function whoWrites(request: RequestContext, field: FieldModel, record: RecordValues) {
  const able = rolesThatWrite(request.resource, field)
  if (able.includes(request.me.ROLE)) return ruleMessages(request, { rule: field.write, record })
  return able.length > 0
    ? roleNames(able, request.language, role => roleName(role, request.language))
    : undefined
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
  const given = sent === null && writerOf(lines) ? [] : sent
  if (!Array.isArray(given)) return given
  const there = Array.isArray(stored) ? (stored as RecordValues[]) : []
  const known = new Map(there.map(row => [row._ID, row]))
  const mine = new Set(writableRowFields(lines, policy.me).map(({ name }) => name))
  const reckoned = new Set(lines.fields?.filter(it => it.computed).map(it => it.name))
  const problems = new FieldProblems()
  const rows = given.map((row: unknown, at) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
    const before = known.get((row as RecordValues)._ID) ?? newRow(lines, { me: policy.me, now })
    const isFixed = isOthers(lines, before, policy.me)
    const written = Object.entries(row).filter(([name]) => mine.has(name) && !isFixed)
    for (const [name, value] of Object.entries(row)) {
      const idle = name === '_ID' || (mine.has(name) && !isFixed) || reckoned.has(name)
      if (!idle && !same(value ?? null, before[name] ?? null))
        problems.add(`${lines.name}.${at}.${name}`, { key: 'notWritable' })
    }
    return { ...before, ...Object.fromEntries(written) }
  })
  const others = (all: readonly unknown[]) =>
    all.flatMap(row =>
      isOthers(lines, row as RecordValues, policy.me) ? [(row as RecordValues)._ID] : [],
    )
  if (!same(others(rows), others(there))) problems.add(lines.name, { key: 'rowsOfOthers' })
  problems.refuseAny()
  return rows
}

/** An empty child row. */
export const newRow = ({ fields = [] }: FieldModel, moment: Moment): RecordValues =>
  Object.fromEntries(
    fields.flatMap(field => {
      const value = defaultOf(field, moment)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )

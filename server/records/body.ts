import { roleNames } from '../../src/i18n/roleNames'
import { type Policy, policyOf, readableRowFields, writableRowFields } from '../../src/model/access'
import { defaultOf, type Moment } from '../../src/model/draft'
import { holds } from '../../src/model/evaluate'
import type { Message } from '../../src/model/kinds/kind'
import { isOthers, writerOf } from '../../src/model/ownRows'
import { rolesThatWrite } from '../../src/model/requires'
import type { FieldModel, Resource } from '../../src/model/resource'
import { FieldProblems, type Problem, Refusal } from '../refusal'
import type { Asking, Values } from './context'
import { same } from './history'
import { readField } from './readFields'
import { ruleWords } from './ruleWords'

type Problems = Record<string, Message | Problem>

/** Refuses with every problem at its field, all at once. */
export function refuse(errors: Readonly<Problems>): never {
  throw new Refusal(422, 'invalid', { errors })
}

/**
 * The fields of a body, read by their kinds. Unknown and forbidden ones are refused, not stripped
 * (design.md, "One validation"); what the server adds to every answer may come back and is ignored.
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
    return field && (isKnown(name) || field.kind === 'password') ? field : undefined
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
 * What a body sets of a new or stored record. A field that may not be written now refuses, unless it
 * comes back unchanged.
 */
export function checkWritable(changed: Iterable<string>, asking: Asking, record: Values): void {
  const { resource, me } = asking
  const { writable, readable } = policyOf(resource, me)
  const errors: Record<string, Problem> = {}
  for (const name of changed) {
    const rule = writable.get(name)
    if (rule && holds(rule, record, {})) continue
    const field = resource.fields.get(name)
    const isTold = field && !field.readOnly && readable.has(name)
    errors[name] = {
      key: 'notWritable',
      ...(isTold && { explain: () => whoWrites(asking, field, record) }),
    }
  }
  if (Object.keys(errors).length > 0) refuse(errors)
}

/** The roles that ever write a field, or what this role may write it for. */
async function whoWrites(asking: Asking, field: FieldModel, record: Values) {
  const able = rolesThatWrite(asking.resource, field)
  if (able.includes(asking.me.ROLE)) return ruleWords(asking, { rule: field.write, record })
  return able.length > 0 ? roleNames(able, asking.language) : undefined
}

/**
 * Rows as they will be kept: what the person may not see stays as stored, what they may not write is
 * refused unless it comes back unchanged, and a new row starts from its fields' defaults. Rows that
 * belong to others come back as they are, in their order.
 */
export function mergeRows(
  lines: FieldModel,
  sent: unknown,
  { stored, policy, now }: { stored: unknown; policy: Policy; now: Date },
): unknown {
  const given = sent === null && writerOf(lines) ? [] : sent
  if (!Array.isArray(given)) return given
  const there = Array.isArray(stored) ? (stored as Values[]) : []
  const known = new Map(there.map(row => [row._ID, row]))
  const mine = new Set(writableRowFields(lines, policy.me).map(({ name }) => name))
  const reckoned = new Set(lines.fields?.filter(it => it.kind === 'computed').map(it => it.name))
  const problems = new FieldProblems()
  const rows = given.map((row: unknown, at) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
    const before = known.get((row as Values)._ID) ?? newRow(lines, { me: policy.me, now })
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
    all.flatMap(row => (isOthers(lines, row as Values, policy.me) ? [(row as Values)._ID] : []))
  if (!same(others(rows), others(there))) problems.add(lines.name, { key: 'rowsOfOthers' })
  problems.refuseAny()
  return rows
}

/** A child row that nobody has written in yet. */
export const newRow = ({ fields = [] }: FieldModel, moment: Moment): Values =>
  Object.fromEntries(
    fields.flatMap(field => {
      const value = defaultOf(field, moment)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )

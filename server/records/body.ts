import type { Policy } from '../../src/model/access'
import { readableRowFields, writableRowFields } from '../../src/model/access'
import { defaultOf, type Moment } from '../../src/model/draft'
import { holds } from '../../src/model/evaluate'
import type { Message } from '../../src/model/kinds/kind'
import { isOthers, writerOf } from '../../src/model/ownRows'
import type { FieldModel, Resource } from '../../src/model/resource'
import { Refusal } from '../refusal'
import type { Values } from './context'
import { same } from './history'
import { readValue } from './readValue'

type Problems = Record<string, Message>

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
  const errors: Problems = {}
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    if (isMark(name)) continue
    const field = resource.fields.get(name)
    const isKnown = policy.readable.has(name) || policy.writable.has(name)
    if (!field || !(isKnown || field.kind === 'password')) {
      errors[name.slice(0, 60)] = { key: 'unknownField' }
    } else if (field.fields) {
      values[name] = readRows(field, value, { policy, errors })
    } else {
      values[name] = readValue(field, value)
    }
  }
  if (Object.keys(errors).length > 0) refuse(errors)
  return values
}

const isMark = (name: string) => ['_VERSION', '_can', '_warnings'].includes(name)

interface Reading {
  readonly policy: Policy
  readonly errors: Problems
}
function readRows(lines: FieldModel, value: unknown, { policy, errors }: Reading): unknown {
  if (!Array.isArray(value)) return value
  const readable = new Map(readableRowFields(lines, policy.me).map(field => [field.name, field]))
  return value.map((row: unknown, at) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
    const read: Record<string, unknown> = {}
    for (const [name, cell] of Object.entries(row)) {
      const field = readable.get(name)
      if (name === '_ID') read._ID = cell
      else if (field) read[name] = readValue(field, cell)
      else errors[`${lines.name}.${at}.${name.slice(0, 60)}`] = { key: 'unknownField' }
    }
    return read
  })
}

/**
 * What a body sets of a new or stored record. A field that may not be written now refuses, unless it
 * comes back unchanged.
 */
export function checkWritable(changed: Iterable<string>, policy: Policy, record: Values): void {
  const errors: Problems = {}
  for (const name of changed) {
    const rule = policy.writable.get(name)
    if (!rule || !holds(rule, record, {})) errors[name] = { key: 'notWritable' }
  }
  if (Object.keys(errors).length > 0) refuse(errors)
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
  const errors: Problems = {}
  const rows = given.map((row: unknown, at) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
    const before = known.get((row as Values)._ID) ?? newRow(lines, { me: policy.me, now })
    const isFixed = isOthers(lines, before, policy.me)
    const written = Object.entries(row).filter(([name]) => mine.has(name) && !isFixed)
    for (const [name, value] of Object.entries(row)) {
      const idle = name === '_ID' || (mine.has(name) && !isFixed) || reckoned.has(name)
      if (!idle && !same(value ?? null, before[name] ?? null))
        errors[`${lines.name}.${at}.${name}`] = { key: 'notWritable' }
    }
    return { ...before, ...Object.fromEntries(written) }
  })
  const others = (all: readonly unknown[]) =>
    all.flatMap(row => (isOthers(lines, row as Values, policy.me) ? [(row as Values)._ID] : []))
  if (!same(others(rows), others(there))) errors[lines.name] ??= { key: 'rowsOfOthers' }
  if (Object.keys(errors).length > 0) refuse(errors)
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

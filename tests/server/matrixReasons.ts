import { expect } from 'vitest'
import { ruleMessages } from '../../server/access/ruleMessages'
import type { AppContext } from '../../server/http/appContext'
import { createRecords } from '../../server/routes/createRecords'
import { textIn } from '../../src/base/text'
import type { Me, Policy } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { fieldsOf } from '../../src/model/rules/rule'
import type { Client, Json } from './client'
import { expectNoTrace } from './matrixOnly'

interface Cell {
  readonly me: Me
  readonly client: Client
  readonly resource: Resource
  readonly policy: Policy
  readonly path: string
  readonly seen: readonly Record<string, unknown>[]
  readonly hidden: readonly FieldModel[]
}

/** Maximum rows per kind of refusal; further ones give the same result. */
const MOST = 4

/**
 * Checks why a record may not be changed or deleted: the record and the refusal agree, and neither names
 * a field, value or person that the reader may not read. Returns the number of reasons.
 */
export async function expectReasons(cell: Cell, strangers: readonly string[]) {
  const { client, path, resource, seen } = cell
  let received = 0
  for (const row of seen.slice(0, MOST)) {
    const at = `${path}/${encodeURIComponent(String(row[resource.key.name]))}`
    const { body } = await client.get(at, { 'accept-language': 'es' })
    const why = (body._can as { readonly why?: Record<string, string> } | undefined)?.why ?? {}
    for (const [right, reason] of Object.entries(why)) {
      received += 1
      expectKnown(cell, strangers, reason)
      const request = { 'accept-language': 'es', 'if-match': `"${body._VERSION}"` }
      const refused: { readonly status: number; readonly body: Json } =
        right === 'update' ? await client.put(at, {}, request) : await client.delete(at, request)
      expect([refused.status, refused.body.message]).toEqual([403, reason])
    }
  }
  return received
}

/**
 * The texts of every write rule, for records that fulfil little of it, so that rules over hidden fields
 * are always included. Returns the number of rules over hidden fields.
 */
export async function expectRuleWords(cell: Cell, context: AppContext) {
  const { me, resource, policy, hidden } = cell
  const { update, delete: remove } = resource.grants(me.ROLE)
  const written = [...resource.fields.values()].filter(({ name }) => policy.writable.has(name))
  const full = [...resource.fields.values()].map(field => [field.name, field.sample(1)] as const)
  const requesting = { records: createRecords(context), resource, me, language: 'es' } as const
  let hiding = 0
  for (const rule of [update, remove, ...written.map(({ write }) => write)]) {
    if (hidden.some(({ name }) => fieldsOf(rule).includes(name))) hiding += 1
    for (const record of [{}, Object.fromEntries(full)])
      expectKnown(cell, [], (await ruleMessages(requesting, { rule, record })) ?? '')
  }
  return hiding
}

function expectKnown(cell: Cell, strangers: readonly string[], reason: string) {
  expectNoTrace(cell, reason)
  const { resource, hidden, policy } = cell
  const open = new Set(
    [...resource.fields.values()]
      .filter(({ name }) => policy.readable.has(name))
      .map(field => labelOf(field)),
  )
  for (const field of hidden)
    if (!open.has(labelOf(field))) expect(reason).not.toContain(`${labelOf(field)}:`)
  for (const name of strangers) expect(reason).not.toMatch(new RegExp(`${name}\\b`))
}

const labelOf = ({ name, words }: FieldModel) =>
  words.label === undefined ? name : textIn(words.label, 'es')

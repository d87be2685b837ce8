import { expect } from 'vitest'
import { ruleWords } from '../../server/records/ruleWords'
import type { AppContext } from '../../server/routes/context'
import { recordsOf } from '../../server/routes/recordsOf'
import { textIn } from '../../src/domain/text'
import type { Me, Policy } from '../../src/model/access'
import type { FieldModel, Resource } from '../../src/model/resource'
import { fieldsOf } from '../../src/model/rule'
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

/** Rows of each kind of refusal are enough: more of them say the same. */
const MOST = 4

/**
 * Why a record may not be changed or deleted: in the record as in the refusal, and neither names a field,
 * a value or a person that its reader may not read. Answers how many reasons were heard.
 */
export async function expectReasons(cell: Cell, strangers: readonly string[]) {
  const { client, path, resource, seen } = cell
  let heard = 0
  for (const row of seen.slice(0, MOST)) {
    const at = `${path}/${encodeURIComponent(String(row[resource.key.name]))}`
    const { body } = await client.get(at, { 'accept-language': 'es' })
    const why = (body._can as { readonly why?: Record<string, string> } | undefined)?.why ?? {}
    for (const [right, reason] of Object.entries(why)) {
      heard += 1
      expectKnown(cell, strangers, reason)
      const asked = { 'accept-language': 'es', 'if-match': `"${body._VERSION}"` }
      const refused: { readonly status: number; readonly body: Json } =
        right === 'update' ? await client.put(at, {}, asked) : await client.delete(at, asked)
      expect([refused.status, refused.body.message]).toEqual([403, reason])
    }
  }
  return heard
}

/**
 * The words of every rule on what is written, for records that meet little of it: whatever the rows of the
 * world are, a rule that asks for a hidden field is among those heard. Answers how many ask for one.
 */
export async function expectRuleWords(cell: Cell, context: AppContext) {
  const { me, resource, policy, hidden } = cell
  const { update, delete: remove } = resource.grants(me.ROLE)
  const written = [...resource.fields.values()].filter(({ name }) => policy.writable.has(name))
  const full = [...resource.fields.values()].map(field => [field.name, field.sample(1)] as const)
  const asking = { records: recordsOf(context), resource, me, language: 'es' } as const
  let hiding = 0
  for (const rule of [update, remove, ...written.map(({ write }) => write)]) {
    if (hidden.some(({ name }) => fieldsOf(rule).includes(name))) hiding += 1
    for (const record of [{}, Object.fromEntries(full)])
      expectKnown(cell, [], (await ruleWords(asking, { rule, record })) ?? '')
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

import { expect } from 'vitest'
import { textIn } from '../../src/domain/text'
import type { Me, Policy } from '../../src/model/access'
import type { FieldModel, Resource } from '../../src/model/resource'
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

import type { FieldModel } from '../../../src/model/resource'
import { sameValue } from '../../../src/model/sameValue'
import type { Trx } from '../../db/db'
import { readLines } from '../children'
import type { Asking, Values } from '../context'

/**
 * Lines of a file carry no numbers. One that says what a kept line says is that line, the others take
 * the places of the rest in their order: brought again, a file changes nothing.
 */
export async function withKnownLines(
  trx: Trx,
  { resource, me }: Asking,
  { key, changes }: { key: string | number; changes: Values },
): Promise<Values> {
  const { company } = resource
  const record = { [resource.key.name]: key, ...(company && { [company.name]: me.EMPRESA }) }
  const known: Record<string, unknown> = { ...changes }
  for (const [name, sent] of Object.entries(changes)) {
    const field = resource.fields.get(name)
    if (field?.kind !== 'lines' || !isBare(sent)) continue
    known[name] = paired(field, sent, await readLines(trx, { resource, field, record }))
  }
  return known
}

const isBare = (sent: unknown): sent is Values[] =>
  Array.isArray(sent) &&
  sent.every(row => typeof row === 'object' && row !== null && !('_ID' in row))

function paired({ fields = [] }: FieldModel, sent: readonly Values[], kept: readonly Values[]) {
  const free = new Set(kept)
  const says = (row: Values, line: Values) =>
    fields.every(
      field => !(field.name in row) || sameValue(field, row[field.name], line[field.name]),
    )
  const take = (line: Values | undefined) => {
    if (line) free.delete(line)
    return line
  }
  const equal = sent.map(row => take([...free].find(line => says(row, line))))
  return sent.map((row, at) => {
    const line = equal[at] ?? take([...free][0])
    return line ? { _ID: line._ID, ...row } : row
  })
}

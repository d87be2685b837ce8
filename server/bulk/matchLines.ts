import { tenantOf } from '../../src/base/business'
import type { FieldModel } from '../../src/model/fields/resource'
import { sameValue } from '../../src/model/fields/sameValue'
import type { Trx } from '../db/db'
import { readLines } from '../query/children'
import type { RecordDraft, RecordValues, RequestContext } from '../query/requestContext'

/**
 * Matches lines of a file, which carry no ids, to stored lines: an equal line is the same line, the others
 * take the remaining places in order. Importing the same file twice changes nothing.
 */
export async function matchLines(
  trx: Trx,
  { resource, me }: RequestContext,
  { key, changes }: { key: string | number; changes: RecordValues },
): Promise<RecordValues> {
  const { company } = resource
  const record = { [resource.key.name]: key, ...(company && { [company.name]: tenantOf(me) }) }
  const matched: RecordDraft = { ...changes }
  for (const [name, sent] of Object.entries(changes)) {
    const field = resource.fields.get(name)
    if (!field?.lines || !haveNoIds(sent)) continue
    matched[name] = matchedRows(field, sent, await readLines(trx, { resource, field, record }))
  }
  return matched
}

const haveNoIds = (sent: unknown): sent is RecordValues[] =>
  Array.isArray(sent) &&
  sent.every(row => typeof row === 'object' && row !== null && !('_ID' in row))

function matchedRows(
  { fields = [] }: FieldModel,
  sent: readonly RecordValues[],
  stored: readonly RecordValues[],
) {
  const unmatched = new Set(stored)
  const isEqual = (row: RecordValues, line: RecordValues) =>
    fields.every(
      field => !(field.name in row) || sameValue(field, row[field.name], line[field.name]),
    )
  const match = (line: RecordValues | undefined) => {
    if (line) unmatched.delete(line)
    return line
  }
  const equal = sent.map(row => match([...unmatched].find(line => isEqual(row, line))))
  return sent.map((row, at) => {
    const line = equal[at] ?? match([...unmatched][0])
    return line ? { _ID: line._ID, ...row } : row
  })
}

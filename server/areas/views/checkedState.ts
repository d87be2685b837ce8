import type { Me } from '../../../src/model/access'
import { usableState } from '../../../src/model/listState'
import type { Resource } from '../../../src/model/resource'
import { type Problem, Refusal } from '../../refusal'
import { fitsFor } from './view'
import { LONGEST_STATE } from './viewsContext'

/** A state as it is kept; what its sender may not use, or what is none, is refused where it stands. */
export function checkedState(resource: Resource, me: Me, sent: unknown): string {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new Refusal(422, 'invalid', { errors: { state: { key: 'wrongType' } } })
  const text = JSON.stringify(sent)
  if (text.length > LONGEST_STATE) throw new Refusal(413, 'tooLarge')
  const { state } = usableState(sent, { resource, me, fits: fitsFor(resource, me) })
  const errors: Record<string, Problem> = {}
  for (const [name, value] of Object.entries(sent)) {
    const kept = (state as Readonly<Record<string, unknown>>)[name]
    if (!isSame(value, kept)) errors[name.slice(0, 60)] = { key: 'wrongType' }
  }
  if (Object.keys(errors).length > 0) throw new Refusal(422, 'invalid', { errors })
  return text
}

/** Nothing kept is the same as nothing sent. */
const isSame = (sent: unknown, kept: unknown) =>
  JSON.stringify(sent) === JSON.stringify(kept) ||
  (kept === undefined && (JSON.stringify(sent) === '{}' || JSON.stringify(sent) === '[]'))

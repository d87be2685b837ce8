import { callsOf } from '../../src/model/access/calls'
import { type Move, movesOf } from '../../src/model/access/transition'
import type { Resource } from '../../src/model/fields/resource'
import { settleOver } from '../../src/model/validation/draft'
import type { ManualNote } from '../audit/writeHistory'
import type { Trx } from '../db/db'
import type { RecordValues, RequestContext } from '../query/requestContext'
import type { Loaded } from '../read/read'
import { changedFields, writeChange } from '../write/writeChange'
import { makeOwnMove } from './performMove'

interface CallAnswer {
  readonly loaded: Loaded
  readonly name: string
  readonly answer: RecordValues
  /** Fields that keep their value. */
  readonly kept?: ReadonlySet<string>
  /** A person entered it in these fields, in place of the system. */
  readonly byHand?: ManualNote
}

/** Writes an answer into its record, as the flow's mapping says, and makes the transition that reacts to it. */
export async function applyResponse(trx: Trx, request: RequestContext, response: CallAnswer) {
  const { resource } = request
  const { loaded, name, answer, kept, byHand } = response
  const mapped = callsOf(resource).find(({ effect }) => effect.call === name && effect.mapResponse)
  const set = Object.fromEntries(
    Object.entries(mapped?.effect.mapResponse ?? {})
      .filter(([field]) => !kept?.has(field))
      .map(([field, from]) => [field, answer[from] ?? null]),
  )
  const draft = { ...loaded.record, ...set }
  const filled = settleOver(resource, draft, { me: request.me, before: loaded.record })
  const move = triggeredMove(resource, { name, answer, record: filled })
  if (move) await makeOwnMove(trx, request, { move, loaded, filled, byHand })
  else if (byHand || changedFields(request, loaded.record, filled).size > 0)
    await writeChange(trx, request, { loaded, record: filled, action: name, byHand })
}

interface TriggerQuery extends Pick<CallAnswer, 'name' | 'answer'> {
  readonly record: RecordValues
}

/** The first transition of this state that reacts to the answer. */
const triggeredMove = (
  resource: Resource,
  { name, answer, record }: TriggerQuery,
): Move | undefined =>
  [...movesOf(resource).values()].find(
    ({ status, transition: { onResponse, from } }) =>
      onResponse?.call === name &&
      from.includes(record[status.name] as number) &&
      Object.entries(onResponse.match ?? {}).every(([part, value]) => answer[part] === value),
  )

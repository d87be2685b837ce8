import { callsOf } from '../../../src/model/calls'
import { settleOver } from '../../../src/model/draft'
import type { Resource } from '../../../src/model/resource'
import { type Move, movesOf } from '../../../src/model/transition'
import type { Trx } from '../../db/db'
import { meValues } from '../answer'
import type { Asking, Values } from '../context'
import type { HandNote } from '../history'
import type { Loaded } from '../read'
import { differing, writeChange } from '../writeChange'
import { makeOwnMove } from './carryOut'

interface Answered {
  readonly loaded: Loaded
  /** The call that was answered. */
  readonly name: string
  readonly answer: Values
  /** Fields that keep what stands there. */
  readonly kept?: ReadonlySet<string>
  /** A person entered it in these fields, in place of the system. */
  readonly byHand?: HandNote
}

/** Writes the answer to a call into its record, as the flow's `fills` says, and makes the move that hears it. */
export async function fillAnswer(trx: Trx, asking: Asking, answered: Answered) {
  const { resource } = asking
  const { loaded, name, answer, kept, byHand } = answered
  const made = callsOf(resource).find(({ effect }) => effect.call === name && effect.fills)
  const set = Object.fromEntries(
    Object.entries(made?.effect.fills ?? {})
      .filter(([field]) => !kept?.has(field))
      .map(([field, from]) => [field, answer[from] ?? null]),
  )
  const filled = settleOver(
    resource,
    { ...loaded.record, ...set },
    { me: meValues(asking), before: loaded.record },
  )
  const move = heardBy(resource, { name, answer, record: filled })
  if (move) await makeOwnMove(trx, asking, { move, loaded, filled, byHand })
  else if (byHand || differing(asking, loaded.record, filled).size > 0)
    await writeChange(trx, asking, { loaded, record: filled, action: name, byHand })
}

interface Heard extends Pick<Answered, 'name' | 'answer'> {
  readonly record: Values
}

/** The first move open in this state that waits for such an answer. */
const heardBy = (resource: Resource, { name, answer, record }: Heard): Move | undefined =>
  [...movesOf(resource).values()].find(
    ({ status, transition: { hears, from } }) =>
      hears?.call === name &&
      from.includes(record[status.name] as number) &&
      Object.entries(hears.where ?? {}).every(([part, value]) => answer[part] === value),
  )

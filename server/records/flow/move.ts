import { today } from '../../../src/domain/day'
import { textIn } from '../../../src/domain/text'
import { settleOver } from '../../../src/model/draft'
import { holds } from '../../../src/model/evaluate'
import { contradictions } from '../../../src/model/join'
import type { Message } from '../../../src/model/kinds/kind'
import { rolesThatMove } from '../../../src/model/requires'
import { parseRule } from '../../../src/model/rule'
import {
  doubtsOf,
  type Move,
  mayMove,
  movesOf,
  targetOf,
  type Unmet,
  unmetOf,
} from '../../../src/model/transition'
import { validate } from '../../../src/model/validation'
import type { Trx } from '../../db/db'
import { Refusal } from '../../refusal'
import { answerOf, type Current, current, meValues } from '../answer'
import { refuse } from '../body'
import type { Asking, Values } from '../context'
import { requires } from '../forbid'
import { lookThrough } from '../lookThrough'
import { keyOf, type Loaded, notFound } from '../read'
import { readValue } from '../readValue'
import { danglingReferences } from '../references'
import { writeChange } from '../writeChange'
import { onlyAnsweredSince } from './answeredSince'
import { approvalsOf, approve, approversOf, awaitOthers } from './approvals'
import { runEffects } from './effects'
import { refuseWhileAsked } from './whileAsked'

export interface Moving {
  readonly id: string
  readonly name: string
  /** The answers to what the transition asks. */
  readonly body: Values
  readonly version: Current['version']
}

/**
 * Makes a move of a record's flow: the server's law, whatever a screen offered. Rights, rules, the
 * question's answers, approvals, effects and history in the caller's transaction (design.md, "Flow").
 */
export async function moveRecord(trx: Trx, asking: Asking, moving: Moving) {
  const { key } = await makeMove(trx, asking, moving)
  return answerOf(trx, asking, key)
}

/** The move itself, with the record as it was; `waiting`: more people must say yes. */
export async function makeMove(trx: Trx, asking: Asking, moving: Moving) {
  const { resource } = asking
  const move = movesOf(resource).get(moving.name)
  if (!move) throw notFound()
  const key = keyOf(resource, moving.id)
  const loaded = await current(trx, asking, {
    ...{ key, version: moving.version },
    passes: (now, version) => onlyAnsweredSince(trx, asking, { move, loaded: now, version }),
  })
  checkMay(move, loaded.record, asking)
  await refuseWhileAsked(trx, asking, { move, record: loaded.record })
  const asked = readAnswers(move, moving.body, asking)
  const me = meValues(asking)
  const answered = settleOver(
    resource,
    { ...loaded.record, ...asked },
    { me, before: loaded.record },
  )
  const sent = new Set(Object.keys(asked))
  const record = await lookThrough(trx, asking, { record: answered, sent })
  checkUnmet(asking, { move, record, asked })
  const dangling = await danglingReferences(trx, resource, {
    record,
    names: sent,
    me: asking.me,
  })
  if (Object.keys(dangling).length > 0) refuse(dangling)
  const { waiting, approvedBy } = await approvalOf(trx, asking, { move, record, loaded })
  if (!waiting) await carryOut(trx, asking, { move, record, loaded, approvedBy })
  return { key, loaded, waiting, doubts: doubtsOf(move, record, { resource, me: asking.me }) }
}

function checkMay(move: Move, record: Values, asking: Asking) {
  const { transition, status } = move
  const label = textIn(transition.label, asking.language)
  if (!transition.from.includes(record[status.name] as number)) {
    throw new Refusal(409, 'transitionNotAllowed', { params: { name: label } })
  }
  if (mayMove(move, record, meValues(asking))) return
  const able = rolesThatMove(move)
  if (able.includes(asking.me.ROLE)) throw new Refusal(403, 'notThisOne')
  throw requires(able, asking.language)
}

/** Only what is asked may be sent; each answer is read by its field's kind. */
function readAnswers({ transition }: Move, body: Values, { resource }: Asking) {
  const asked = new Set(transition.ask ?? [])
  const errors: Record<string, Message> = {}
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    const field = asked.has(name) ? resource.fields.get(name) : undefined
    if (field) values[name] = readValue(field, value)
    else errors[name.slice(0, 60)] = { key: 'unknownField' }
  }
  if (Object.keys(errors).length > 0) refuse(errors)
  return values
}

interface Checking {
  readonly move: Move
  readonly record: Values
  readonly asked: Values
}
/** Everything unmet at once: at its field where the question asks for it, in words where it does not. */
function checkUnmet(asking: Asking, { move, record, asked }: Checking) {
  const { resource, language } = asking
  const me = meValues(asking)
  const questions = new Set(move.transition.ask ?? [])
  const errors: Record<string, Message> = {
    ...contradictions(resource, asked, record),
    ...validate(resource, record, {
      me,
      writable: questions,
      today: today(asking.records.clock()),
      changed: new Set(Object.keys(asked)),
    }),
  }
  const reasons: Unmet[] = []
  for (const unmet of unmetOf(move, record, { resource, me: asking.me })) {
    if ('field' in unmet && questions.has(unmet.field)) errors[unmet.field] ??= { key: 'required' }
    else reasons.push(unmet)
  }
  if (Object.keys(errors).length === 0 && reasons.length === 0) return
  const name = textIn(move.transition.label, language)
  if (reasons.length === 0) refuse(errors)
  throw new Refusal(422, 'conditionUnmet', { params: { name }, errors, extra: { unmet: reasons } })
}

interface Going {
  readonly move: Move
  readonly record: Values
  readonly loaded: Loaded
  readonly approvedBy?: readonly number[] | undefined
}

/** Whether it takes more people than have said yes so far; this one's yes is kept. `approvedBy`: the others, where not. */
async function approvalOf(
  trx: Trx,
  asking: Asking,
  { move, record, loaded }: Going,
): Promise<{ readonly waiting: boolean; readonly approvedBy?: readonly number[] }> {
  const { approval } = move.transition
  const over = approval?.when
  if (!approval || (over && !holds(parseRule(over), record, meValues(asking))))
    return { waiting: false }
  const amount = Number(record[approval.amount] ?? 0)
  const tier = approval.tiers.find(({ upTo }) => upTo === undefined || amount <= upTo)
  if (!tier?.by.includes(asking.me.ROLE)) throw requires(tier?.by ?? [], asking.language)
  const needed = tier.people ?? 1
  if (needed === 1) return { waiting: false }
  const approving = { move, record, amount, loaded }
  const by = approversOf(move, tier.by)
  const before = await approvalsOf(trx, asking, { ...approving, by })
  const others = before.filter(each => each !== asking.me.ID)
  await approve(trx, asking, approving)
  if (others.length + 1 >= needed) return { waiting: false, approvedBy: others }
  const said = [...others, asking.me.ID]
  if (!before.includes(asking.me.ID)) await awaitOthers(trx, asking, { record, by, said })
  return { waiting: true }
}

/**
 * A move whose day has come, or that an answer makes: nobody is asked, and it waits for no approval.
 * `filled`: the record with what the answer said, where it is no longer as it was loaded.
 */
export async function makeOwnMove(
  trx: Trx,
  asking: Asking,
  { move, loaded, filled }: Pick<Going, 'move' | 'loaded'> & { readonly filled?: Values },
) {
  const record = await lookThrough(trx, asking, { record: filled ?? loaded.record })
  await carryOut(trx, asking, { move, record, loaded })
}

async function carryOut(
  trx: Trx,
  asking: Asking,
  { move, record: asked, loaded, approvedBy }: Going,
) {
  const { resource } = asking
  const { transition, status } = move
  const values = meValues(asking)
  const to =
    transition.to === undefined ? asked[status.name] : targetOf(transition.to, asked, values)
  if (to === null)
    throw new Refusal(409, 'transitionNotAllowed', {
      params: { name: textIn(transition.label, asking.language) },
    })
  const set = await runEffects(trx, asking, { effects: transition.effects ?? [], record: asked })
  const record = settleOver(
    resource,
    { ...asked, ...set, [status.name]: to },
    { me: values, before: loaded.record },
  )
  await writeChange(trx, asking, { loaded, record, action: move.name, approvedBy })
}

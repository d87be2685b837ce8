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
  type Unmet,
  unmetOf,
} from '../../../src/model/transition'
import { validate } from '../../../src/model/validation'
import type { Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import { Refusal } from '../../refusal'
import { answerOf, type Current, current, meValues } from '../answer'
import { refuse } from '../body'
import type { Asking, EnteredAnswer, Values } from '../context'
import { notThisOne, requires } from '../forbid'
import { lookThrough } from '../lookThrough'
import { keyOf, load, notFound } from '../read'
import { danglingReferences } from '../references'
import { onlyAnsweredSince } from './answeredSince'
import { approvalsOf, approve, approversOf, awaitOthers } from './approvals'
import { type Judged, judgeEntered, unmadeCalls } from './byHand'
import { carryOut, type Going } from './carryOut'
import { fillAnswer } from './fillAnswer'
import { readAsked } from './readAsked'
import { refuseWhileAsked } from './whileAsked'

export interface Moving {
  readonly id: string
  readonly name: string
  /** The answers to what the transition asks. */
  readonly body: Values
  readonly version: Current['version']
  /** The same answers are given for many records. */
  readonly isOfMany?: true
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
  const { asked, sent } = readAnswers(move, moving.body, asking)
  const me = meValues(asking)
  const answered = settleOver(
    resource,
    { ...loaded.record, ...asked },
    { me, before: loaded.record },
  )
  const names = new Set(Object.keys(asked))
  const record = await lookThrough(trx, asking, { record: answered, sent: names })
  const isOfMany = moving.isOfMany === true
  const judged = judgeEntered(asking, { move, record, sent, isOfMany })
  checkUnmet(asking, { move, record, asked, sent, judged })
  const dangling = await danglingReferences(trx, resource, { record, names, me: asking.me })
  refuseAny(dangling)
  const { waiting, approvedBy } = await approvalOf(trx, asking, { move, record, loaded })
  if (!waiting) {
    refuseAny(judged.missing)
    const entered = await judged.answers()
    await carryOut(trx, { ...asking, entered }, { move, record, loaded, approvedBy })
    await fillEntered(trx, asking, { key, entered })
  }
  return { key, loaded, waiting, doubts: doubtsOf(move, record, { resource, me: asking.me }) }
}

interface Entered {
  readonly key: string | number
  readonly entered: readonly EnteredAnswer[]
}
/** What would follow from the answers of systems that are connected. */
async function fillEntered(trx: Trx, step: Asking, { key, entered }: Entered) {
  const asking = { ...step, entered: [] }
  for (const { name, fields, answer } of entered) {
    const loaded = await load(trx, asking.resource, { key, among: sql`1 = 1` })
    const byHand = { call: name, fields }
    if (loaded) await fillAnswer(trx, asking, { loaded, name, answer, byHand })
  }
}

function checkMay(move: Move, record: Values, asking: Asking) {
  const { transition, status } = move
  const label = textIn(transition.label, asking.language)
  if (!transition.from.includes(record[status.name] as number)) {
    throw new Refusal(409, 'transitionNotAllowed', { params: { name: label } })
  }
  if (mayMove(move, record, meValues(asking))) return
  const able = rolesThatMove(move)
  if (able.includes(asking.me.ROLE)) throw notThisOne(asking, { record, rule: move.by })
  throw requires(able, asking.language)
}

/**
 * Only what is asked may be sent, each answer read by its field's kind; apart from the others, what is
 * entered in place of a system that is not connected.
 */
function readAnswers(move: Move, body: Values, asking: Asking) {
  const { resource } = asking
  const asked = new Set(move.transition.ask ?? [])
  const places = new Set(
    unmadeCalls(asking, move).flatMap(call => call.places.map(([name]) => name)),
  )
  const values = readAsked(resource, body, name => asked.has(name) || places.has(name))
  const part = (isEntered: boolean) =>
    Object.fromEntries(values.filter(([name]) => places.has(name) === isEntered))
  return { asked: part(false), sent: part(true) }
}

interface Checking {
  readonly move: Move
  readonly record: Values
  readonly asked: Values
  /** In place of systems that are not connected. */
  readonly sent: Values
  readonly judged: Judged
}
/** Everything unmet at once: at its field where the question asks for it, in words where it does not. */
function checkUnmet(asking: Asking, { move, record, asked, sent, judged }: Checking) {
  const { resource, language } = asking
  const me = meValues(asking)
  const questions = new Set(move.transition.ask ?? [])
  const typed = { ...asked, ...sent }
  const errors: Record<string, Message> = {
    ...contradictions(resource, asked, record),
    ...validate(
      resource,
      { ...record, ...sent },
      {
        me,
        writable: new Set([...questions, ...Object.keys(sent)]),
        today: today(asking.records.clock()),
        changed: new Set(Object.keys(typed)),
      },
    ),
    ...judged.errors,
    // the first of several people approves before there is an outcome
    ...(!move.transition.approval && judged.missing),
  }
  const reasons: Unmet[] = [...judged.reasons]
  for (const unmet of unmetOf(move, record, { resource, me: asking.me })) {
    if ('field' in unmet && questions.has(unmet.field)) errors[unmet.field] ??= { key: 'required' }
    else reasons.push(unmet)
  }
  if (reasons.length === 0) return refuseAny(errors)
  const name = textIn(move.transition.label, language)
  throw new Refusal(422, 'conditionUnmet', { params: { name }, errors, extra: { unmet: reasons } })
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

function refuseAny(errors: Readonly<Record<string, Message>>) {
  if (Object.keys(errors).length > 0) refuse(errors)
}

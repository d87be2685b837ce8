import { today } from '../../src/base/day'
import { textIn } from '../../src/base/text'
import type { Message } from '../../src/kinds/kind/kind'
import { approvalFor } from '../../src/model/access/approvalFor'
import { systemName } from '../../src/model/access/calls'
import { rolesThatMove } from '../../src/model/access/requires'
import {
  type Move,
  mayMove,
  movesOf,
  moveWarnings,
  type Unmet,
  unmetOf,
} from '../../src/model/access/transition'
import { contradictions } from '../../src/model/fields/concat'
import { settleOver } from '../../src/model/validation/draft'
import { validate } from '../../src/model/validation/validation'
import { notThisOne, requires } from '../access/permissions'
import { Refusal } from '../base/refusal'
import { sql, type Trx } from '../db/db'
import { awaitsEntry, lastOpenCall } from '../outbox/callsToAnswer'
import { type CheckedEntry, checkEntered, manualCallsOf } from '../outbox/manualCalls'
import type { EnteredAnswer, RecordValues, RequestContext } from '../query/requestContext'
import { resolveReferences } from '../query/resolveReferences'
import { keyOf, load, recordNotFound } from '../read/read'
import { refuseAny } from '../write/rows/body'
import { danglingReferences } from '../write/rows/references'
import { answerOf, currentRecord, type SeenVersion } from '../write/rows/writeAnswer'
import { onlyAnsweredSince } from './answeredSince'
import { applyResponse } from './applyResponse'
import { approvalsOf, approve, approversOf, notifyOtherApprovers } from './approvals'
import { type MoveRun, performMove } from './performMove'
import { readDialogFields } from './readDialogFields'

interface MoveRequest {
  readonly id: string
  readonly name: string
  /** The answers to the transition's dialog. */
  readonly body: RecordValues
  readonly version: SeenVersion['version']
  /** The same answers apply to many records. */
  readonly isOfMany?: true
}

/**
 * Makes a transition, in the caller's transaction: rights, rules, dialog answers, approvals, effects and
 * history are checked on the server, whatever the screen offered.
 */
export async function moveRecord(trx: Trx, request: RequestContext, moving: MoveRequest) {
  const { key } = await makeMove(trx, request, moving)
  return answerOf(trx, request, key)
}

/** The transition, with the previous record; `waiting`: more approvals are needed. */
export async function makeMove(trx: Trx, request: RequestContext, moving: MoveRequest) {
  const { resource, me } = request
  const move = movesOf(resource).get(moving.name)
  if (!move) throw recordNotFound()
  const key = keyOf(resource, moving.id)
  const loaded = await currentRecord(trx, request, {
    ...{ key, version: moving.version },
    mayIgnoreChanges: (now, version) =>
      onlyAnsweredSince(trx, request, { move, loaded: now, version }),
  })
  checkAllowed(move, loaded.record, request)
  await refuseWhilePending(trx, request, { move, record: loaded.record })
  const { asked, sent } = readAnswers(move, moving.body, request)
  const draft = { ...loaded.record, ...asked }
  const candidate = settleOver(resource, draft, { me, before: loaded.record })
  const names = new Set(Object.keys(asked))
  const record = await resolveReferences(trx, request, { record: candidate, sent: names })
  const isOfMany = moving.isOfMany === true
  const entry = checkEntered(request, { move, record, sent, isOfMany })
  checkUnmet(request, { move, record, asked, sent, entry })
  const dangling = await danglingReferences(trx, resource, { record, names, me })
  refuseAny(dangling)
  const { waiting, approvedBy } = await approvalOf(trx, request, { move, record, loaded })
  if (!waiting) {
    refuseAny(entry.missing)
    const entered = await entry.answers()
    await performMove(trx, { ...request, entered }, { move, record, loaded, approvedBy })
    await applyEntered(trx, request, { key, entered })
  }
  return { key, loaded, waiting, doubts: moveWarnings(move, record, { resource, me }) }
}

interface EnteredAnswers {
  readonly key: string | number
  readonly entered: readonly EnteredAnswer[]
}
/** Applies entered answers as if the systems had given them. */
async function applyEntered(trx: Trx, step: RequestContext, { key, entered }: EnteredAnswers) {
  const request = { ...step, entered: [] }
  for (const { name, fields, answer } of entered) {
    const loaded = await load(trx, request.resource, { key, scope: sql`1 = 1` })
    const byHand = { call: name, fields }
    if (loaded) await applyResponse(trx, request, { loaded, name, answer, byHand })
  }
}

/**
 * A step that stays in its state is refused (409) while another system's answer is outstanding, so that a
 * parcel gets one waybill. Where the system is not connected, the step itself takes the answer.
 */
async function refuseWhilePending(
  trx: Trx,
  request: RequestContext,
  { move: { transition }, record }: Pick<MoveRun, 'move' | 'record'>,
) {
  if (transition.to !== undefined) return
  for (const effect of transition.effects ?? []) {
    if (!('call' in effect)) continue
    const open = await lastOpenCall(trx, request, { call: effect.call, record })
    if (open && !awaitsEntry(request, open))
      throw new Refusal(409, 'stillAsked', { params: { name: systemName(effect.call) } })
  }
}

function checkAllowed(move: Move, record: RecordValues, request: RequestContext) {
  const { transition, status } = move
  const label = textIn(transition.label, request.language)
  if (!transition.from.includes(record[status.name] as number)) {
    throw new Refusal(409, 'transitionNotAllowed', { params: { name: label } })
  }
  if (mayMove(move, record, request.me)) return
  const roles = rolesThatMove(move)
  if (roles.includes(request.me.ROLE)) throw notThisOne(request, { record, rule: move.allow })
  throw requires(roles, request.language)
}

/**
 * Reads the dialog's answers by their kinds and separates what was entered in place of unconnected systems.
 * Other fields are refused.
 */
function readAnswers(move: Move, body: RecordValues, request: RequestContext) {
  const { fields } = request.resource
  const asked = new Set(move.transition.dialogFields ?? [])
  const places = new Set(
    manualCallsOf(request, move).flatMap(call => call.places.map(([name]) => name)),
  )
  const values = readDialogFields(fields, body, name => asked.has(name) || places.has(name))
  const part = (isEntered: boolean) =>
    Object.fromEntries(values.filter(([name]) => places.has(name) === isEntered))
  return { asked: part(false), sent: part(true) }
}

interface UnmetQuery {
  readonly move: Move
  readonly record: RecordValues
  readonly asked: RecordValues
  /** Entered in place of unconnected systems. */
  readonly sent: RecordValues
  readonly entry: CheckedEntry
}
/** Refuses with everything unmet: at the field if the dialog asks for it, else as text. */
function checkUnmet(request: RequestContext, { move, record, asked, sent, entry }: UnmetQuery) {
  const { resource, language, me } = request
  const questions = new Set(move.transition.dialogFields ?? [])
  const typed = { ...asked, ...sent }
  const errors: Record<string, Message> = {
    ...contradictions(resource, asked, record),
    ...validate(
      resource,
      { ...record, ...sent },
      {
        me,
        writable: new Set([...questions, ...Object.keys(sent)]),
        today: today(request.records.clock()),
        changed: new Set(Object.keys(typed)),
      },
    ),
    ...entry.errors,
    // The first of several approvers decides before there is an outcome.
    ...(!move.transition.approval && entry.missing),
  }
  const reasons: Unmet[] = [...entry.reasons]
  for (const unmet of unmetOf(move, record, { resource, me })) {
    if ('field' in unmet && questions.has(unmet.field)) errors[unmet.field] ??= { key: 'required' }
    else reasons.push(unmet)
  }
  if (reasons.length === 0) return refuseAny(errors)
  const name = textIn(move.transition.label, language)
  throw new Refusal(422, 'conditionUnmet', { params: { name }, errors, extra: { unmet: reasons } })
}

/** Whether more approvals are needed; stores this person's. `approvedBy` lists the others when complete. */
async function approvalOf(
  trx: Trx,
  request: RequestContext,
  { move, record, loaded }: MoveRun,
): Promise<{ readonly waiting: boolean; readonly approvedBy?: readonly number[] }> {
  const asked = approvalFor(move.transition, record, request.me)
  if (!asked) return { waiting: false }
  const { amount, allow, people, roles } = asked
  if (!roles.includes(request.me.ROLE)) throw requires(roles, request.language)
  if (people === 1) return { waiting: false }
  const approving = { move, record, amount, loaded }
  const by = approversOf(move, allow)
  const before = await approvalsOf(trx, request, { ...approving, by })
  const others = before.filter(each => each !== request.me.ID)
  await approve(trx, request, approving)
  if (others.length + 1 >= people) return { waiting: false, approvedBy: others }
  const approvers = [...others, request.me.ID]
  if (!before.includes(request.me.ID))
    await notifyOtherApprovers(trx, request, { record, by, approvers })
  return { waiting: true }
}

import { today } from '../../../src/base/day'
import { stepOf, systemName } from '../../../src/model/access/calls'
import { rolesThatMove } from '../../../src/model/access/requires'
import { validate } from '../../../src/model/validation/validation'
import { notThisOne, requires } from '../../access/permissions'
import { Refusal } from '../../base/refusal'
import type { DbRow, Trx } from '../../db/db'
import { closeCall } from '../../outbox/callsToAnswer'
import { acceptsManualEntry, checkCalls, laterOutcome } from '../../outbox/manualCalls'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { keyOf, recordNotFound } from '../../read/read'
import { refuseAny } from '../../write/rows/body'
import { answerOf, currentRecord, type SeenVersion } from '../../write/rows/writeAnswer'
import { applyResponse } from '../applyResponse'
import { readDialogFields } from '../readDialogFields'
import { callsFor, demandFollower, isEnterable } from './callsOfRecord'

interface Answering {
  readonly id: string
  readonly call: string
  /** The outcome, by field. */
  readonly body: RecordValues
  readonly version: SeenVersion['version']
}

/**
 * Takes the outcome of a waiting call from a person who may make the step that asked for it, by the checks of
 * that step. The effects are those of the system's own answer.
 */
export async function answerByHand(trx: Trx, request: RequestContext, answering: Answering) {
  const { resource } = request
  demandFollower(request)
  const key = keyOf(resource, answering.id)
  const loaded = await currentRecord(trx, request, { key, version: answering.version })
  const { record } = loaded
  const row = await waitingCall(trx, request, { record, call: answering.call })
  const name = `${row.SYSTEM}.${row.CALL}`
  const outcome = laterOutcome(request, name, record)
  if (!outcome) throw refusal(request, name, record)
  const places = new Set(outcome.places.map(([field]) => field))
  const sent = Object.fromEntries(
    readDialogFields(resource.fields, answering.body, field => places.has(field)),
  )
  const { errors, missing, answers } = checkCalls([outcome], sent, record)
  const wrong = validate(
    resource,
    { ...record, ...sent },
    {
      me: request.me,
      writable: places,
      today: today(request.records.clock()),
      changed: new Set(Object.keys(sent)),
    },
  )
  const problems = { ...wrong, ...errors, ...missing }
  refuseAny(problems)
  const [entered] = await answers()
  if (!entered) throw recordNotFound()
  const answer = {
    ...knownParts(row, Object.values(outcome.effect.mapResponse ?? {})),
    ...entered.answer,
  }
  if (!(await closeCall(trx, row, { ...answer, byHand: request.me.ID }))) throw recordNotFound()
  const byHand = { call: name, fields: entered.fields }
  await applyResponse(trx, { ...request, entered: [] }, { loaded, name, answer, byHand })
  return answerOf(trx, request, key)
}

/** The reason why this person may not enter an answer. */
function refusal(request: RequestContext, name: string, record: RecordValues): Refusal {
  const { resource, language, me } = request
  const step = stepOf(resource, name)
  if (!step || !acceptsManualEntry(request, name))
    return new Refusal(422, 'notConnected', { params: { name: systemName(name) } })
  const able = rolesThatMove(step)
  return able.includes(me.ROLE)
    ? notThisOne(request, { record, rule: step.allow })
    : requires(able, language)
}

async function waitingCall(
  trx: Trx,
  request: RequestContext,
  { record, call }: { readonly record: RecordValues; readonly call: string },
): Promise<DbRow> {
  const row = /^\d{1,15}$/.test(call)
    ? await callsFor(trx, request, record).where('ID', '=', Number(call)).executeTakeFirst()
    : undefined
  if (!row || !(await isEnterable(trx, request, { row, record }))) throw recordNotFound()
  return row
}

/** Parts of the system's earlier answer that were not entered again, such as the session of sent documents. */
function knownParts({ ANSWER }: DbRow, parts: readonly string[]): RecordValues {
  const known = ANSWER ? (JSON.parse(String(ANSWER)) as RecordValues) : {}
  return Object.fromEntries(parts.flatMap(part => (part in known ? [[part, known[part]]] : [])))
}

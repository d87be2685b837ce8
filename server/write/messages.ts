import { actingRole, business } from '../../src/base/business'
import { languageFor } from '../../src/base/text'
import { type Call, systemName } from '../../src/model/access/calls'
import {
  isEmail,
  isInLanguages,
  referencesIn,
  renderedEmail,
} from '../../src/model/access/emailTemplate'
import { SYSTEM_USER } from '../../src/model/access/systemUser'
import type { Effect, EmailTemplate } from '../../src/model/definition/effect'
import type { Resource } from '../../src/model/fields/resource'
import { historyId } from '../audit/writeHistory'
import { Refusal } from '../base/refusal'
import type { Trx } from '../db/db'
import { languageOf } from '../db/readerLanguage'
import { addNotices, addressees } from '../notices/notices'
import { callToAnswer, closeCall } from '../outbox/callsToAnswer'
import { enqueueCall } from '../outbox/enqueueCall'
import { isLeftWaiting, isUnconnected } from '../outbox/manualCalls'
import { type RecordValues, type RequestContext, within } from '../query/requestContext'
import { numberedTitles } from '../query/titles'
import { effectValuesOf } from './effects'

type Notify = Extract<Effect, { notify: unknown }>

/** Creates a notice for the people concerned. */
export async function notify(
  trx: Trx,
  { records, resource }: RequestContext,
  { effect, record }: { effect: Notify; record: RecordValues },
) {
  const people = await addressees(trx, { records, resource, record, notify: effect.notify })
  await addNotices(trx, records, { kind: 'flow', resource, record, people, text: effect.text })
}

/**
 * Writes a call to the outbox, to be made after the transaction. A mail without an address is skipped. A
 * value entered by hand is stored as the answer.
 */
export async function callSystem(
  trx: Trx,
  request: RequestContext,
  { effect, record }: { effect: Call; record: RecordValues },
) {
  const { resource, records } = request
  const body = isEmail(effect)
    ? await emailBody(within(trx, request), effect, record)
    : effect.with
      ? effectValuesOf(request, effect.with, record)
      : publicValues(resource, record)
  if (!body) return
  const entered = request.entered?.find(({ name }) => name === effect.call)?.answer
  if (!entered && !mayWait(request, effect))
    throw new Refusal(422, 'notConnected', { params: { name: systemName(effect.call) } })
  const answer = entered && { ...entered, byHand: request.me.ID }
  const pendingCall = answer && (await callToAnswer(trx, request, { call: effect.call, record }))
  if (pendingCall && (await closeCall(trx, pendingCall, answer))) return
  await enqueueCall(trx, records, {
    name: effect.call,
    body,
    ...(answer && { answer }),
    resource: resource.name,
    record: historyId(resource, record),
  })
}

/** A call to an unconnected system may wait where it has no mapping and no person can answer it. */
const mayWait = (request: RequestContext, effect: Call) =>
  !isUnconnected(request.records, effect.call) ||
  request.me.ID === SYSTEM_USER ||
  isLeftWaiting(request, effect)

/** Confidential values are left out: the outbox must not store them. */
const publicValues = ({ fields }: Resource, record: RecordValues) =>
  Object.fromEntries(
    [...fields.values()]
      .filter(({ words }) => words.confidential !== true)
      .map(({ name }) => [name, record[name]]),
  )

/** A mail in several languages goes out in that of the account with its address. */
async function languageOfMail(
  { records: { db, catalogue } }: RequestContext,
  template: EmailTemplate,
  record: RecordValues,
) {
  if (!isInLanguages(template)) return business().language
  const { table, key } = catalogue.get('users')
  const account = await db.read
    .selectFrom(table)
    .select([key.name, 'ROLE'])
    .where('EMAIL', '=', String(record[template.field] ?? ''))
    .where('_DELETED_AT', 'is', null)
    .executeTakeFirst()
  if (!account) return business().language
  return languageFor(await languageOf(db, Number(account[key.name])), actingRole(account.ROLE))
}

/** The mail as it was confirmed, with its files by id. */
async function emailBody(request: RequestContext, template: EmailTemplate, record: RecordValues) {
  const { resource } = request
  const language = await languageOfMail(request, template, record)
  const read = numberedTitles({ ...request, language })
  const titles = new Map<Resource, ReadonlyMap<unknown, string>>()
  for (const { name, target } of referencesIn(resource, template))
    titles.set(target, await read(target, [record[name]].flat()))
  const titleOf = (target: Resource, key: unknown) => titles.get(target)?.get(key) ?? ''
  const email = renderedEmail(resource, template, { record, titleOf, language })
  const files = (template.files ?? []).flatMap(name => {
    const file = record[name] as { readonly id?: string } | null | undefined
    return file?.id ?? []
  })
  return email && { ...email, files }
}

import { tenantOf } from '../../src/base/business'
import { fold } from '../../src/base/fold'
import { writerOf } from '../../src/model/access/ownRows'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import type { Trx } from '../db/db'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { activeUsers, addNotices } from './notices'
import noticeTexts from './noticeTexts.json'

interface Written {
  readonly before?: RecordValues
  readonly after: RecordValues
}

/** Notifies people of a write that concerns them: an assignment, a hand-over or a comment. */
export async function notifyPeople(trx: Trx, request: RequestContext, written: Written) {
  await notifyAssigned(trx, request, written)
  for (const field of request.resource.fields.values())
    if (writerOf(field)) await notifyCommented(trx, request, { ...written, lines: field })
}

const namedIn = ({ name }: FieldModel, record: RecordValues): number[] =>
  [record[name]].flat().filter(person => typeof person === 'number')

const assigning = ({ fields }: Resource): FieldModel[] =>
  [...fields.values()].filter(({ words }) => 'notifyAssignee' in words && words.notifyAssignee)

/** All fields that name a person. */
const naming = ({ fields }: Resource): FieldModel[] =>
  [...fields.values()].filter(({ target }) => target?.name === 'users')

async function notifyAssigned(
  trx: Trx,
  { records, resource, me, batch, gathersNotices = false }: RequestContext,
  { before = {}, after }: Written,
) {
  for (const field of batch?.isReassigned ? naming(resource) : assigning(resource)) {
    const former = new Set(namedIn(field, before))
    const people = namedIn(field, after).filter(person => person !== me.ID && !former.has(person))
    const text = noticeTexts.assigned
    await addNotices(trx, records, {
      kind: 'assigned',
      resource,
      record: after,
      people,
      text,
      field,
      isDigested: gathersNotices,
    })
  }
}

/** A new row with an author is a comment: notifies mentioned people, else the assignee and earlier commenters. */
async function notifyCommented(
  trx: Trx,
  request: RequestContext,
  { after, lines }: Written & { readonly lines: FieldModel },
) {
  const { records, resource, me } = request
  const writer = writerOf(lines) ?? ''
  const rows = (after[lines.name] ?? []) as readonly RecordValues[]
  const added = rows.filter(row => row._ID === undefined && row[writer] === me.ID)
  if (added.length === 0) return
  const text = added.flatMap(row => Object.values(row).filter(isText)).join('\n')
  const mentioned = text.includes('@') ? await mentionedIn(trx, request, text) : []
  const concerned = [
    ...assigning(resource).flatMap(field => namedIn(field, after)),
    ...rows.map(row => row[writer]).filter(person => typeof person === 'number'),
  ]
  const tell = (people: readonly number[], words: typeof noticeTexts.comment) =>
    addNotices(trx, records, { kind: 'comment', resource, record: after, people, text: words })
  const others = (people: readonly number[]) => people.filter(person => person !== me.ID)
  await tell(others(mentioned), noticeTexts.mentioned)
  await tell(others(concerned.filter(person => !mentioned.includes(person))), noticeTexts.comment)
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Colleagues of the company whose full name follows an `@`. */
async function mentionedIn(
  trx: Trx,
  { records, me }: RequestContext,
  text: string,
): Promise<number[]> {
  const words = fold(text)
  return (await activeUsers(trx, records, tenantOf(me) ?? undefined))
    .filter(({ DISPLAYNAME }) => words.includes(`@${fold(String(DISPLAYNAME))}`))
    .map(({ ID }) => Number(ID))
}

import { fold } from '../../src/domain/fold'
import { noticeTexts } from '../../src/model/notice'
import { writerOf } from '../../src/model/ownRows'
import type { FieldModel, Resource } from '../../src/model/resource'
import type { Trx } from '../db/db'
import type { Asking, Values } from './context'
import { activeUsers, leaveNotices } from './notices'

interface Written {
  readonly before?: Values
  readonly after: Values
}

/** Tells people what a write means to them: a record is theirs now, or somebody commented on it. */
export async function tellPeople(trx: Trx, asking: Asking, written: Written) {
  await tellAssigned(trx, asking, written)
  for (const field of asking.resource.fields.values())
    if (writerOf(field)) await tellCommented(trx, asking, { ...written, lines: field })
}

/** The people a field that assigns names. */
const namedIn = ({ name }: FieldModel, record: Values): number[] =>
  [record[name]].flat().filter(person => typeof person === 'number')

const assigning = ({ fields }: Resource): FieldModel[] =>
  [...fields.values()].filter(({ words }) => 'assigns' in words && words.assigns)

/** Whoever is newly named is told, but for who wrote it. */
async function tellAssigned(
  trx: Trx,
  { records, resource, me }: Asking,
  { before = {}, after }: Written,
) {
  for (const field of assigning(resource)) {
    const former = new Set(namedIn(field, before))
    const people = namedIn(field, after).filter(person => person !== me.ID && !former.has(person))
    const text = noticeTexts.assigned
    await leaveNotices(trx, records, {
      kind: 'assigned',
      resource,
      record: after,
      people,
      text,
      field,
    })
  }
}

/**
 * A new row of lines that each belong to their writer is a comment: whoever it mentions is told, and
 * else whoever the record is assigned to or has commented before.
 */
async function tellCommented(
  trx: Trx,
  asking: Asking,
  { after, lines }: Written & { readonly lines: FieldModel },
) {
  const { records, resource, me } = asking
  const writer = writerOf(lines) ?? ''
  const rows = (after[lines.name] ?? []) as readonly Values[]
  const said = rows.filter(row => row._ID === undefined && row[writer] === me.ID)
  if (said.length === 0) return
  const text = said.flatMap(row => Object.values(row).filter(isText)).join('\n')
  const mentioned = text.includes('@') ? await mentionedIn(trx, asking, text) : []
  const concerned = [
    ...assigning(resource).flatMap(field => namedIn(field, after)),
    ...rows.map(row => row[writer]).filter(person => typeof person === 'number'),
  ]
  const tell = (people: readonly number[], words: typeof noticeTexts.comment) =>
    leaveNotices(trx, records, { kind: 'comment', resource, record: after, people, text: words })
  const others = (people: readonly number[]) => people.filter(person => person !== me.ID)
  await tell(others(mentioned), noticeTexts.mentioned)
  await tell(others(concerned.filter(person => !mentioned.includes(person))), noticeTexts.comment)
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Colleagues of the company whose whole name stands behind an `@`. */
async function mentionedIn(trx: Trx, { records, me }: Asking, text: string): Promise<number[]> {
  const words = fold(text)
  return (await activeUsers(trx, records, me.EMPRESA ?? undefined))
    .filter(({ DISPLAYNAME }) => words.includes(`@${fold(String(DISPLAYNAME))}`))
    .map(({ ID }) => Number(ID))
}

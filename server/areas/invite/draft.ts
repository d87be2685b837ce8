import { notAskedOfGuests } from '../../../src/domain/creditInvitation'
import { today } from '../../../src/domain/day'
import { policyOf } from '../../../src/model/access'
import { settle } from '../../../src/model/draft'
import { isJoined } from '../../../src/model/join'
import type { FieldModel } from '../../../src/model/resource'
import { type Problems, validate } from '../../../src/model/validation'
import type { Db, Trx } from '../../db/db'
import type { Asking, Records, Values } from '../../records/context'
import { readField } from '../../records/readFields'
import { FieldProblems, Refusal } from '../../refusal'
import { APPLICATIONS, type Guest, holdOpened, ownAsking } from './links'

const MOST_CHARACTERS = 20_000

/** What a guest fills in of an application: what its seller would, but for what the house says of them. */
export function guestFields(
  { resource, me }: Pick<Asking, 'resource' | 'me'>,
  { invitation }: Guest,
): ReadonlyMap<string, FieldModel> {
  const { writable } = policyOf(resource, { ...me, ROLE: '7' })
  return new Map(
    [...resource.fields].filter(
      ([name, field]) =>
        writable.has(name) && !notAskedOfGuests.includes(name) && !isJoined(field, invitation),
    ),
  )
}

const isPerson = ({ TIPO_PERSONA }: Values) => TIPO_PERSONA === 'N'

/** What was filled in so far, over what the invitation knows of them. */
export async function readDraft(db: Trx | Db['read'], { key, invitation }: Guest): Promise<Values> {
  const row = await db
    .selectFrom('_INVITE_DRAFT')
    .select('DRAFT')
    .where('INVITATION', '=', key)
    .executeTakeFirst()
  const draft = typeof row?.DRAFT === 'string' ? JSON.parse(row.DRAFT) : row?.DRAFT
  return { ...knownOf(invitation), ...(draft as Values | undefined) }
}

const knownOf = ({ NOMBRE, EMAIL, NUM_TELEFONO, ...invitation }: Values): Values => ({
  ...(isPerson(invitation) ? { NOMBRE } : { NOMBRE_REPRESENTANTE: NOMBRE }),
  EMAIL,
  ...(NUM_TELEFONO != null && { NUM_TELEFONO }),
})

/**
 * Keeps what a guest filled in, right or wrong, and answers what is wrong with the fields they sent.
 * What is no field of the form is refused.
 */
export async function keepDraft(records: Records, guest: Guest, body: Values): Promise<Problems> {
  const fields = guestFields(ownAsking(records, APPLICATIONS, guest), guest)
  const sent = readFields(fields, body)
  const UPDATED_AT = records.clock().toISOString()
  const draft = await records.db.transaction(async trx => {
    await holdOpened(trx, records, guest)
    const filled = { ...(await readDraft(trx, guest)), ...sent }
    const DRAFT = JSON.stringify(filled)
    if (DRAFT.length > MOST_CHARACTERS) throw new Refusal(413, 'tooLarge')
    await trx
      .insertInto('_INVITE_DRAFT')
      .values({ INVITATION: guest.key, DRAFT, UPDATED_AT })
      .onConflict(found => found.column('INVITATION').doUpdateSet({ DRAFT, UPDATED_AT }))
      .execute()
    return filled
  })
  return problemsOf(records, guest, { draft, changed: new Set(Object.keys(body)) })
}

interface Judged {
  readonly draft: Values
  /** All of them when not said. */
  readonly changed?: ReadonlySet<string>
}

/** What stands against a draft as an application, by field. */
export function problemsOf(records: Records, guest: Guest, { draft, changed }: Judged): Problems {
  const { me, resource } = ownAsking(records, APPLICATIONS, guest)
  return validate(resource, applicationOf(records, guest, draft), {
    me: me as unknown as Values,
    writable: new Set(guestFields({ resource, me }, guest).keys()),
    today: today(records.clock()),
    ...(changed && { changed }),
  })
}

/** The draft with what the invitation says, as an application would be kept. */
export function applicationOf(records: Records, guest: Guest, draft: Values): Values {
  const { me, resource } = ownAsking(records, APPLICATIONS, guest)
  const { TIPO_PERSONA } = guest.invitation
  return settle(resource, { ...draft, TIPO_PERSONA }, me as unknown as Values)
}

function readFields(fields: ReadonlyMap<string, FieldModel>, body: Values): Values {
  const problems = new FieldProblems()
  problems.addUnknown(body, name => fields.has(name))
  const reading = { problems, rowFields: (lines: FieldModel) => lines.fields ?? [] }
  const read = Object.entries(body).flatMap(([name, value]) => {
    const field = fields.get(name)
    return field ? [[name, readField(field, value, reading)] as const] : []
  })
  problems.refuseAny()
  return Object.fromEntries(read)
}

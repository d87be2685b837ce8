import { today } from '../../../src/base/day'
import { hiddenFromGuests } from '../../../src/domain/credit/creditInvitation'
import { policyOf } from '../../../src/model/access/access'
import { isJoined } from '../../../src/model/fields/concat'
import type { FieldModel } from '../../../src/model/fields/resource'
import { settle } from '../../../src/model/validation/draft'
import { type Problems, validate } from '../../../src/model/validation/validation'
import { Refusal } from '../../base/refusal'
import type { DbReader } from '../../db/db'
import { readDialogFields } from '../../flow/readDialogFields'
import type { Records, RecordValues, RequestContext } from '../../query/requestContext'
import { APPLICATIONS, type Guest, holdOpened, ownContext } from './links'

const MOST_CHARACTERS = 20_000

/** Fields of an application a guest fills in: those of a sales agent, without internal ones. */
export function guestFields(
  { resource, me }: Pick<RequestContext, 'resource' | 'me'>,
  { invitation }: Guest,
): ReadonlyMap<string, FieldModel> {
  const { writable } = policyOf(resource, { ...me, ROLE: '7' })
  return new Map(
    [...resource.fields].filter(
      ([name, field]) =>
        writable.has(name) && !hiddenFromGuests.includes(name) && !isJoined(field, invitation),
    ),
  )
}

const isPerson = ({ TIPO_PERSONA }: RecordValues) => TIPO_PERSONA === 'N'

/** The saved draft over the values known from the invitation. */
export async function readDraft(db: DbReader, { key, invitation }: Guest): Promise<RecordValues> {
  const row = await db
    .selectFrom('_INVITE_DRAFT')
    .select('DRAFT')
    .where('INVITATION', '=', key)
    .executeTakeFirst()
  const draft = typeof row?.DRAFT === 'string' ? JSON.parse(row.DRAFT) : row?.DRAFT
  return { ...knownValues(invitation), ...(draft as RecordValues | undefined) }
}

const knownValues = ({
  NOMBRE,
  EMAIL,
  NUM_TELEFONO,
  ...invitation
}: RecordValues): RecordValues => ({
  ...(isPerson(invitation) ? { NOMBRE } : { NOMBRE_REPRESENTANTE: NOMBRE }),
  EMAIL,
  ...(NUM_TELEFONO != null && { NUM_TELEFONO }),
})

/** Saves a draft, valid or not. Returns problems of the sent fields; refuses unknown fields. */
export async function saveDraft(
  records: Records,
  guest: Guest,
  body: RecordValues,
): Promise<Problems> {
  const fields = guestFields(ownContext(records, APPLICATIONS, guest), guest)
  const sent = Object.fromEntries(readDialogFields(fields, body))
  const UPDATED_AT = records.clock().toISOString()
  const draft = await records.db.transaction(async trx => {
    await holdOpened(trx, records, guest)
    const filled = { ...(await readDraft(trx, guest)), ...sent }
    const DRAFT = JSON.stringify(filled)
    if (DRAFT.length > MOST_CHARACTERS) throw new Refusal(413, 'tooLarge')
    await trx
      .insertInto('_INVITE_DRAFT')
      .values({ INVITATION: guest.key, DRAFT, UPDATED_AT })
      .onConflict(stored => stored.column('INVITATION').doUpdateSet({ DRAFT, UPDATED_AT }))
      .execute()
    return filled
  })
  return findProblems(records, guest, { draft, changed: new Set(Object.keys(body)) })
}

interface Judged {
  readonly draft: RecordValues
  /** All fields when omitted. */
  readonly changed?: ReadonlySet<string>
}

export function findProblems(records: Records, guest: Guest, { draft, changed }: Judged): Problems {
  const { me, resource } = ownContext(records, APPLICATIONS, guest)
  return validate(resource, toApplication(records, guest, draft), {
    me,
    writable: new Set(guestFields({ resource, me }, guest).keys()),
    today: today(records.clock()),
    ...(changed && { changed }),
  })
}

/** The draft combined with the invitation, as an application. */
export function toApplication(records: Records, guest: Guest, draft: RecordValues): RecordValues {
  const { me, resource } = ownContext(records, APPLICATIONS, guest)
  const { TIPO_PERSONA } = guest.invitation
  return settle(resource, { ...draft, TIPO_PERSONA }, me)
}

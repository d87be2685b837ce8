import { openInvitation } from '../../src/domain/creditInvitation'
import type { Me } from '../../src/model/access'
import { keepUpload } from '../areas/files/upload'
import { accept, deliver } from '../areas/invite/deliver'
import { keepDraft } from '../areas/invite/draft'
import { companyName, invitationFor, noticeFor, standingOf } from '../areas/invite/form'
import { handLate, missingPapers } from '../areas/invite/late'
import {
  APPLICATIONS,
  DOCUMENTS,
  type Guest,
  guestOf,
  INVITATIONS,
  makeLink,
} from '../areas/invite/links'
import { invitationWords, linkTo } from '../areas/invite/mail'
import { demandPaper, keepPaper } from '../areas/invite/papers'
import type { Asking, Records, Values } from '../records/context'
import { forbidden } from '../records/forbid'
import { count, type Limit } from '../records/limits'
import { nobodyOf } from '../records/nobody'
import { getRecord } from '../records/read'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import { textsOf } from './answerError'
import type { AppContext, AppRequest } from './context'
import { readAtMost } from './files'
import { readObject } from './readJson'
import { sayIn } from './say'

const PATH = '/hanadb/api/invitation'
/** Links that nobody ever made, from one place. */
const guesses: Limit = { name: 'invitation-guess', most: 10, minutes: 10 }
const asked: Limit = { name: 'invitation-of', most: 400, minutes: 60 }
const handedIn: Limit = { name: 'invitation-send', most: 10, minutes: 60 }
const uploaded: Limit = { name: 'invitation-file', most: 40, minutes: 60 }
const shared: Limit = { name: 'invitation-link', most: 60, minutes: 60 }

interface Parts {
  readonly context: AppContext
  readonly records: Records
}

/**
 * What whoever holds an invitation's link may do with it, and nothing else: read its form, fill it in, hand
 * it in. The secret travels in a header of its own, never in an address (docs/decisions/022).
 */
export function invitationRoutes(add: AddRoute, { context, records }: Parts) {
  const needed = [INVITATIONS, APPLICATIONS, DOCUMENTS, 'companies']
  if (!needed.every(name => records.catalogue.resources.has(name))) return
  linkRoute(add, { context, records })

  add(`GET ${PATH}`, 'public', async c => {
    const guest = await enter(c, { context, records })
    return c.json(await invitationFor(records, guest, c.get('language')))
  })

  add(`POST ${PATH}/accept`, 'public', async c => {
    const guest = await enter(c, { context, records })
    const company = await companyName(records, guest.invitation)
    const { accepted } = await readObject(c)
    if (accepted !== true)
      throw new Refusal(422, 'invalid', { errors: { accepted: { key: 'required' } } })
    await accept(records, guest, noticeFor(c.get('language'), company))
    return c.json({ accepted: true })
  })

  add(`PUT ${PATH}`, 'public', async c => {
    const guest = await filling(c, { context, records })
    const errors = await keepDraft(records, guest, await readObject(c))
    const said = textsOf(errors, await sayIn(c.get('language')), c.get('language'))
    return c.json({ kept: true, errors: said })
  })

  add(`POST ${PATH}/send`, 'public', async c => {
    const guest = await filling(c, { context, records })
    await count(context, handedIn, String(guest.key))
    await deliver(records, guest)
    return c.json({ delivered: true }, 201)
  })
  paperRoutesOf(add, { context, records })
}

/** Documents go up as a plain body, as all files do, and come down to nobody until they were handed in. */
function paperRoutesOf(add: AddRoute, { context, records }: Parts) {
  const { files } = context
  const field = records.catalogue.get(DOCUMENTS).fields.get('ARCHIVO')
  if (!files || !field) return

  add(`POST ${PATH}/documents/:type`, 'public', async c => {
    const guest = await handing(c, { context, records })
    const type = c.req.param('type') ?? ''
    await count(context, uploaded, String(guest.key))
    demandPaper(guest, type)
    const me: Me = nobodyOf(records.catalogue.get(DOCUMENTS), guest.invitation)
    const file = await keepUpload({ ...records, files }, me, {
      ...{ resource: INVITATIONS, path: type, field },
      name: c.req.query('name') ?? '',
      read: most => readAtMost(c.req.raw, most),
    })
    if (standingOf(records, guest) === 'delivered')
      await handLate(records, guest, { type, file: String(file.ID) })
    else await keepPaper({ ...records, files }, guest, { type, file })
    return c.json({ name: file.NAME, size: file.SIZE }, 201)
  })

  add(`DELETE ${PATH}/documents/:type`, 'public', async c => {
    const guest = await filling(c, { context, records })
    const type = c.req.param('type') ?? ''
    demandPaper(guest, type)
    await keepPaper({ ...records, files }, guest, { type })
    return c.json({ removed: true })
  })
}

/** Whoever may share an invitation is told a link of it, once: it is kept nowhere. */
function linkRoute(add: AddRoute, { context, records }: Parts) {
  const resource = records.catalogue.get(INVITATIONS)
  add(`POST ${resource.rest.path}/:id/link`, 'schema', async c => {
    const me = c.get('me')
    const asking: Asking = { records, resource, me, language: c.get('language') }
    const invitation: Values = await getRecord(asking, c.req.param('id') ?? '')
    const isHost = me.ROLE === '10' || me.ROLE === '9' || invitation.CREATED_BY_USER === me.ID
    if (!isHost) throw forbidden(asking, 'update')
    if (!openInvitation.includes(invitation.ESTADO)) throw new Refusal(409, 'invitationOver')
    await count(context, shared, String(me.ID))
    const key = Number(invitation[resource.key.name])
    const link = linkTo(context.publicUrl, await makeLink(records, key))
    const { text } = await invitationWords(records, invitation, link)
    return c.json({ link, text, phone: phoneOf(invitation.NUM_TELEFONO) }, 201)
  })
}

/** As WhatsApp takes it: with the country, without the zero. */
const phoneOf = (value: unknown) => (value ? `593${String(value).replace(/^0/, '')}` : null)

/**
 * Lets in who holds a link, whoever else guesses from the same place: nobody guesses 256 bits. What is no
 * link counts against its place, also when many come at once.
 */
async function enter(c: AppRequest, { context, records }: Parts): Promise<Guest> {
  const guest = await guestOf(records, c.req.header('x-invitation') ?? '')
  if (!guest) {
    await count(context, guesses, c.env?.address ?? 'unknown')
    throw new Refusal(404, 'noSuchInvitation')
  }
  await count(context, asked, String(guest.key))
  return guest
}

/** Documents are taken in while the form is filled in, and missing ones until credit decides. */
async function handing(c: AppRequest, parts: Parts): Promise<Guest> {
  const guest = await enter(c, parts)
  const { records } = parts
  if (standingOf(records, guest) !== 'delivered') return demandOpened(records, guest)
  const missing = await missingPapers(records.db.read, records, guest)
  if (!missing.includes(c.req.param('type') ?? '')) throw new Refusal(409, 'invitationOver')
  return guest
}

/** Only what was accepted and is not over takes anything in. */
async function filling(c: AppRequest, parts: Parts): Promise<Guest> {
  return demandOpened(parts.records, await enter(c, parts))
}

function demandOpened(records: Records, guest: Guest): Guest {
  const standing = standingOf(records, guest)
  if (standing === 'sent') throw new Refusal(409, 'acceptFirst')
  if (standing !== 'opened') throw new Refusal(409, 'invitationOver')
  return guest
}

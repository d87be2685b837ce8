import {
  acceptInvitation,
  fillInvitation,
  invitationLink,
  readInvitation,
  removeInvited,
  sendInvitation,
  uploadInvited,
} from '../../../src/contracts/creditInvitation'
import { openInvitation } from '../../../src/domain/credit/creditInvitation'
import type { Me } from '../../../src/model/access/access'
import { forbidden } from '../../access/permissions'
import { count, type Limit } from '../../access/rateLimits'
import { Refusal } from '../../base/refusal'
import { keepUpload } from '../../files/upload'
import type { AddRoute } from '../../http/addRoute'
import { textsOf } from '../../http/answerError'
import type { AppContext, AppRequest } from '../../http/appContext'
import { readAtMost } from '../../http/readJson'
import { recordsServer, routeServer } from '../../http/serveRoute'
import { translatorIn } from '../../http/translate'
import type { Records, RecordValues } from '../../query/requestContext'
import { getRecord } from '../../read/read'
import { systemUserOf } from '../../write/rows/systemUser'
import { accept, deliver } from './deliver'
import { requireInvitedDocument, saveDocumentFile } from './documents'
import { saveDraft } from './draft'
import { companyName, invitationFor, noticeFor, readInvitationState } from './form'
import { APPLICATIONS, DOCUMENTS, findGuest, type Guest, INVITATIONS, makeLink } from './links'
import { invitationWords, linkTo } from './mail'
import { handLate, missingDocuments } from './requestedDocuments'

/** Limit on unknown links, per address. */
const guesses: Limit = { name: 'invitation-guess', most: 10, minutes: 10 }
const readLimit: Limit = { name: 'invitation-of', most: 400, minutes: 60 }
const sendLimit: Limit = { name: 'invitation-send', most: 10, minutes: 60 }
const uploaded: Limit = { name: 'invitation-file', most: 40, minutes: 60 }
const shared: Limit = { name: 'invitation-link', most: 60, minutes: 60 }

interface Parts {
  readonly context: AppContext
  readonly records: Records
}

/** Calls of an invitation's guest: read, fill in and hand in the form. */
export function invitationRoutes(add: AddRoute, { context, records }: Parts) {
  const needed = [INVITATIONS, APPLICATIONS, DOCUMENTS, 'companies']
  if (!needed.every(name => records.catalogue.resources.has(name))) return
  linkRoute(add, { context, records })

  const serve = routeServer(add, c => enter(c, { context, records }))
  const serveOpened = routeServer(add, c => filling(c, { context, records }))
  serve(readInvitation, (guest, _, c) => invitationFor(records, guest, c.get('language')))
  serve(acceptInvitation, async (guest, { body: { accepted } }, c) => {
    if (!accepted) throw new Refusal(422, 'invalid', { errors: { accepted: { key: 'required' } } })
    const company = await companyName(records, guest.invitation)
    await accept(records, guest, await noticeFor(c.get('language'), company))
    return { accepted }
  })
  serveOpened(fillInvitation, async (guest, { body }, c) => {
    const errors = await saveDraft(records, guest, body)
    const errorTexts = textsOf(errors, await translatorIn(c.get('language')), c.get('language'))
    return { kept: true, errors: errorTexts }
  })
  serveOpened(sendInvitation, async guest => {
    await count(context, sendLimit, String(guest.key))
    await deliver(records, guest)
    return { delivered: true }
  })
  addPaperRoutes(add, { context, records })
}

function addPaperRoutes(add: AddRoute, { context, records }: Parts) {
  const { files } = context
  const field = records.catalogue.get(DOCUMENTS).fields.get('ARCHIVO')
  if (!files || !field) return

  const serveUpload = routeServer(add, c => handing(c, { context, records }))
  serveUpload(uploadInvited, async (guest, { params: { type }, query: { name = '' } }, c) => {
    await count(context, uploaded, String(guest.key))
    requireInvitedDocument(guest, type)
    const me: Me = systemUserOf(records.catalogue.get(DOCUMENTS), guest.invitation)
    const file = await keepUpload({ ...records, files }, me, {
      ...{ resource: INVITATIONS, path: type, field, name },
      read: most => readAtMost(c.req.raw, most),
    })
    if (readInvitationState(records, guest) === 'delivered')
      await handLate(records, guest, { type, file: String(file.ID) })
    else await saveDocumentFile({ ...records, files }, guest, { type, file })
    return { name: String(file.NAME), size: Number(file.SIZE) }
  })

  const serve = routeServer(add, c => filling(c, { context, records }))
  serve(removeInvited, async (guest, { params: { type } }) => {
    requireInvitedDocument(guest, type)
    await saveDocumentFile({ ...records, files }, guest, { type })
    return { removed: true }
  })
}

function linkRoute(add: AddRoute, { context, records }: Parts) {
  recordsServer(add, records)(invitationLink, async (request, { params }) => {
    const { me, resource } = request
    const invitation: RecordValues = await getRecord(request, params.id)
    const isHost = me.ROLE === '10' || me.ROLE === '9' || invitation.CREATED_BY_USER === me.ID
    if (!isHost) throw forbidden(request, 'update')
    if (!openInvitation.includes(invitation.ESTADO)) throw new Refusal(409, 'invitationOver')
    await count(context, shared, String(me.ID))
    const key = Number(invitation[resource.key.name])
    const link = linkTo(context.publicUrl, await makeLink(records, key))
    const { text } = await invitationWords(records, invitation, link)
    return { link, text, phone: toPhone(invitation.NUM_TELEFONO) }
  })
}

/** Number for WhatsApp: country code without the leading zero. */
const toPhone = (value: unknown) => (value ? `593${String(value).replace(/^0/, '')}` : null)

/**
 * Identifies a guest by link, independent of failed guesses from the same address. Unknown links count
 * against the address, also concurrent ones.
 */
async function enter(c: AppRequest, { context, records }: Parts): Promise<Guest> {
  const guest = await findGuest(records, c.req.header('x-invitation') ?? '')
  if (!guest) {
    await count(context, guesses, c.env?.address ?? 'unknown')
    throw new Refusal(404, 'noSuchInvitation')
  }
  await count(context, readLimit, String(guest.key))
  return guest
}

/** Documents are accepted while the form is open, and missing ones until credit decides. */
async function handing(c: AppRequest, parts: Parts): Promise<Guest> {
  const guest = await enter(c, parts)
  const { records } = parts
  if (readInvitationState(records, guest) !== 'delivered') return demandOpened(records, guest)
  const missing = await missingDocuments(records.db.read, records, guest)
  if (!missing.includes(c.req.param('type') ?? '')) throw new Refusal(409, 'invitationOver')
  return guest
}

/** Requires an open invitation with consent. */
async function filling(c: AppRequest, parts: Parts): Promise<Guest> {
  return demandOpened(parts.records, await enter(c, parts))
}

function demandOpened(records: Records, guest: Guest): Guest {
  const state = readInvitationState(records, guest)
  if (state === 'sent') throw new Refusal(409, 'acceptFirst')
  if (state !== 'opened') throw new Refusal(409, 'invitationOver')
  return guest
}

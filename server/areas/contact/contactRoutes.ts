import { contact } from '../../../src/contracts/contact'
import { systemUserAs } from '../../../src/model/access/systemUser'
import { count, type Limit } from '../../access/rateLimits'
import type { AddRoute } from '../../http/addRoute'
import type { AppContext } from '../../http/appContext'
import { routeServer } from '../../http/serveRoute'
import { preparedCreate } from '../../write/create'

const byAddress: Limit = { name: 'contact-origin', most: 5, minutes: 60 }
const byEmail: Limit = { name: 'contact-of', most: 5, minutes: 60 * 24 }

/** Public contact form, limited per address. */
export function contactRoutes(add: AddRoute, context: AppContext) {
  if (!context.catalogue.resources.has(MESSAGES)) return
  routeServer(add, c => c.env?.address ?? 'unknown')(contact, async (address, { body }) => {
    await receiveMessage(context, body, async email => {
      await count(context, byAddress, address)
      await count(context, byEmail, email.trim().toLowerCase())
    })
    return { received: true }
  })
}

/** Identity for messages of visitors; used for nothing else. */
const visitor = () => systemUserAs('10')

const MESSAGES = 'contact-messages'

/**
 * Creates a record from the contact form, validated by its schema. @param admit called for a valid message
 * before it is stored; throws to refuse
 */
async function receiveMessage(
  { db, catalogue, tables, clock, hash }: AppContext,
  body: Readonly<Record<string, unknown>>,
  admit: (email: string) => Promise<void>,
) {
  const records = { db, catalogue, tables, clock, hash: hash.hash, afterWrite: {} }
  const resource = catalogue.get(MESSAGES)
  const request = { records, resource, me: visitor(), language: 'es' as const }
  const create = await preparedCreate(request, body)
  await admit(typeof body.EMAIL === 'string' ? body.EMAIL : '')
  await db.transaction(create)
}

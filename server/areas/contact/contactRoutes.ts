import { contact } from '../../../src/contracts/contact'
import { count, type Limit } from '../../access/rateLimits'
import type { AddRoute } from '../../http/addRoute'
import type { AppContext } from '../../http/appContext'
import { routeServer } from '../../http/serveRoute'
import { MESSAGES, receiveMessage } from './receive'

const byAddress: Limit = { name: 'contact-from', most: 5, minutes: 60 }
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

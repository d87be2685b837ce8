import { MESSAGES, receiveMessage } from '../areas/contact/receive'
import { count, type Limit } from '../records/limits'
import type { AddRoute } from './addRoute'
import type { AppContext } from './context'
import { readObject } from './readJson'

const byAddress: Limit = { name: 'contact-from', most: 5, minutes: 60 }
const byEmail: Limit = { name: 'contact-of', most: 5, minutes: 60 * 24 }

/** The contact form of the public pages: anybody may write, a few times. */
export function contactRoutes(add: AddRoute, context: AppContext) {
  if (!context.catalogue.resources.has(MESSAGES)) return
  add('POST /hanadb/api/contact', 'public', async c => {
    const body = await readObject(c)
    await receiveMessage(context, body, async email => {
      await count(context, byAddress, c.env?.address ?? 'unknown')
      await count(context, byEmail, email.trim().toLowerCase())
    })
    return c.json({ received: true }, 201)
  })
}

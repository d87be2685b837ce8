import { count, type Limit } from '../records/limits'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppContext } from './context'
import { readObject } from './readJson'

const byAddress: Limit = { name: 'faults-from', most: 20, minutes: 60 }
const longest = { message: 300, page: 200 }

/** What broke in a browser stands in the log, under the number its reader sees (safety.md 21, 27). */
export function faultRoutes(add: AddRoute, context: AppContext) {
  add('POST /hanadb/api/faults', { policy: 'public', reads: true }, async c => {
    await count(context, byAddress, c.env?.address ?? 'unknown')
    const { message, page, ...rest } = await readObject(c)
    if (Object.keys(rest).length > 0 || !isText(message) || !isText(page))
      throw new Refusal(422, 'badRequest')
    const requestId = c.get('requestId')
    context.log.error('clientFault', {
      requestId,
      message: bare(message.slice(0, longest.message)),
      page: bare(page.slice(0, longest.page)),
    })
    return c.json({ requestId }, 201)
  })
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 5000

/** Neither identities nor addresses of people stand in a log. */
const bare = (text: string) => text.replace(/\S+@\S+/g, '[e-mail]').replace(/\d{6,}/g, '[number]')

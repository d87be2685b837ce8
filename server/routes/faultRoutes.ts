import { reportFault } from '../../src/model/endpoints/platform'
import { count, type Limit } from '../access/rateLimits'
import type { AddRoute } from '../http/addRoute'
import type { AppContext, AppRequest } from '../http/appContext'
import { routeServer } from '../http/serveRoute'

const byAddress: Limit = { name: 'faults-origin', most: 20, minutes: 60 }
const longest = { message: 300, page: 200 }

/** Logs errors of browsers under the number shown to the user. */
export function faultRoutes(add: AddRoute, context: AppContext) {
  const limit = (c: AppRequest) => count(context, byAddress, c.env?.address ?? 'unknown')
  routeServer(add, limit)(reportFault, (_, { body: { message, page } }, c) => {
    const requestId = c.get('requestId')
    context.log.error('clientFault', {
      requestId,
      message: bare(message.slice(0, longest.message)),
      page: bare(page.slice(0, longest.page)),
    })
    return { requestId }
  })
}

/** Logs contain no identity numbers and addresses. */
const bare = (text: string) => text.replace(/\S+@\S+/g, '[e-mail]').replace(/\d{6,}/g, '[number]')

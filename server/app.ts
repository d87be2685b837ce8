import { Hono } from 'hono'
import { beginWorkbook } from './records/xlsx'
import { Refusal } from './refusal'
import { accountRoutes } from './routes/account'
import { prepare, refuseUnpoliced, routeAdder, wordsOfHandler } from './routes/addRoute'
import { agendaRoutes } from './routes/agenda'
import { answerError } from './routes/answerError'
import { attendanceRoutes } from './routes/attendance'
import { biRoutes } from './routes/bi'
import { batchRoutes, bulkRoutes } from './routes/bulk'
import { callRoutes } from './routes/calls'
import { catalogueRoutes } from './routes/catalogue'
import { chatRoutes } from './routes/chat'
import { contactRoutes } from './routes/contact'
import type { AppContext, AppEnv, AppRequest } from './routes/context'
import { deviceRoutes } from './routes/devices'
import { exportRoutes } from './routes/exports'
import { exportTurns } from './routes/exportTurns'
import { faultRoutes } from './routes/faults'
import { fileRoutes } from './routes/files'
import { flowRoutes } from './routes/flow'
import { folderRoutes } from './routes/folders'
import { publicRoutes } from './routes/health'
import { importRoutes } from './routes/importing'
import { invitationRoutes } from './routes/invitations'
import { kanbanRoutes } from './routes/kanban'
import { linksFor } from './routes/linkOf'
import { liveRoutes } from './routes/live'
import { mailRoutes } from './routes/mail'
import { noticeRoutes } from './routes/notices'
import { openApiRoutes } from './routes/openapi'
import { orderRoutes } from './routes/orders'
import { paperRoutes } from './routes/papers'
import { activityRoute, pastRoutes } from './routes/past'
import { recordRoutes } from './routes/records'
import { recordsOf } from './routes/recordsOf'
import { searchRoutes } from './routes/search'
import { serviceRoutes, stateRoutes } from './routes/service'
import { shareRoutes } from './routes/share'
import { shopRoutes } from './routes/shop'
import { trackingRoutes } from './routes/tracking'
import { trashRoutes } from './routes/trash'
import { viewRoutes } from './routes/views'

/** The whole server as one web-standard fetch handler; everything it stands on is handed in. */
export function createApp(context: AppContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false })
  const add = routeAdder(app, context)
  publicRoutes(add, context)
  accountRoutes(add, context)
  contactRoutes(add, context)
  faultRoutes(add, context)
  stateRoutes(add, context)
  const records = recordsOf(context)
  const linkOf = linksFor(context)
  fileRoutes(add, { context, records, linkOf })
  invitationRoutes(add, { context, records })
  const making = { turns: exportTurns(), sheets: context.sheets ?? beginWorkbook }
  exportRoutes(add, { records, linkOf, log: context.log, ...making })
  importRoutes(add, records)
  trashRoutes(add, records, linkOf)
  batchRoutes(add, records)
  kanbanRoutes(add, records)
  folderRoutes(add, { context, records, linkOf })
  chatRoutes(add, { context, records, linkOf })
  mailRoutes(add, { context, records, linkOf })
  // before the customers' own addresses, one of which it would be
  agendaRoutes(add, records)
  recordRoutes(add, records, linkOf)
  pastRoutes(add, records, linkOf)
  activityRoute(add, records)
  bulkRoutes(add, records, context.log)
  searchRoutes(add, { records, context })
  viewRoutes(add, context)
  noticeRoutes(add, context, records)
  liveRoutes(add, context)
  flowRoutes(add, records, linkOf)
  callRoutes(add, records, linkOf)
  shareRoutes(add, records, context.publicUrl)
  paperRoutes(add, {
    records,
    linkOf,
    press: context.press,
    files: context.files,
    log: context.log,
  })
  orderRoutes(add, records, linkOf)
  deviceRoutes(add, records)
  serviceRoutes(add, records)
  trackingRoutes(add, records)
  attendanceRoutes(add, records, context.log)
  shopRoutes(add, records, linkOf)
  catalogueRoutes(add, { records, linkOf, press: context.press, log: context.log, ...making })
  biRoutes(add, records, context)
  openApiRoutes(add, context)
  app.onError((error, c) => answerError(c, error, context.log))
  app.notFound(c => answerUnknown(app, c, context))
  refuseUnpoliced(app)
  return app
}

export const isApi = (path: string) => /^\/(hanadb|api|health)(\/|$)/.test(path)

async function answerUnknown(app: Hono<AppEnv>, c: AppRequest, context: AppContext) {
  const { method, path } = c.req
  prepare(c)
  if (!isApi(path)) {
    const isRead = method === 'GET' || method === 'HEAD'
    const page = isRead ? await context.pages?.(c.req.raw, c.env ?? {}) : undefined
    if (page) return page
  }
  const allowed = METHODS.filter(each => isKnown(app, each, path))
  if (allowed.length === 0) return answerError(c, new Refusal(404, 'noSuchAddress'), context.log)
  c.header('Allow', allowed.join(', '))
  return answerError(c, new Refusal(405, 'wrongMethod'), context.log)
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const isKnown = (app: Hono<AppEnv>, method: string, path: string) =>
  app.router
    .match(method, path.length > 1 ? path.replace(/\/$/, '') : path)[0]
    .some(([[handler]]) => wordsOfHandler(handler) !== undefined)

import { Hono } from 'hono'
import { accountRoutes } from '../areas/account/accountRoutes'
import { agendaRoutes } from '../areas/agenda/agendaRoutes'
import { biRoutes } from '../areas/bi/biRoutes'
import { chatRoutes } from '../areas/chat/chatRoutes'
import { deviceRoutes } from '../areas/devices/deviceRoutes'
import { paperRoutes } from '../areas/documents/documentRoutes'
import { shareRoutes } from '../areas/documents/shareRoutes'
import { folderRoutes } from '../areas/folders/folderRoutes'
import { invitationRoutes } from '../areas/invite/invitationRoutes'
import { kanbanRoutes } from '../areas/kanban/kanbanRoutes'
import { orderRoutes } from '../areas/quote/orderRoutes'
import { serviceRoutes, stateRoutes } from '../areas/service/serviceRoutes'
import { catalogueRoutes } from '../areas/shop/catalogueRoutes'
import { attendanceRoutes } from '../areas/tracking/attendanceRoutes'
import { trackingRoutes } from '../areas/tracking/trackingRoutes'
import { viewRoutes } from '../areas/views/viewRoutes'
import { Refusal } from '../base/refusal'
import { exportQueue } from '../export/exportQueue'
import { beginWorkbook } from '../export/xlsx'
import {
  declaredRoutes,
  prepare,
  refuseUnpoliced,
  routeAdder,
  wordsOfHandler,
} from '../http/addRoute'
import { answerError } from '../http/answerError'
import type { AppContext, AppEnv, AppRequest } from '../http/appContext'
import { linksFor } from '../http/linkOf'
import { batchRoutes, bulkRoutes } from '../routes/bulkRoutes'
import { callRoutes } from '../routes/callRoutes'
import { contactRoutes } from '../routes/contact'
import { createRecords } from '../routes/createRecords'
import { openApiRoutes } from '../routes/docs/openapiRoutes'
import { exportRoutes } from '../routes/exportRoutes'
import { faultRoutes } from '../routes/faultRoutes'
import { fileRoutes } from '../routes/fileRoutes'
import { flowRoutes } from '../routes/flowRoutes'
import { publicRoutes } from '../routes/healthRoutes'
import { activityRoute, pastRoutes } from '../routes/historyRoutes'
import { importRoutes } from '../routes/importRoutes'
import { liveRoutes } from '../routes/liveRoutes'
import { mailRoutes } from '../routes/mailRoutes'
import { noticeRoutes } from '../routes/noticeRoutes'
import { recordRoutes } from '../routes/recordRoutes'
import { searchRoutes } from '../routes/searchRoutes'
import { shopRoutes } from '../routes/shopRoutes'
import { trashRoutes } from '../routes/trashRoutes'

/** The server as a web-standard fetch handler with injected dependencies. */
export function createApp(context: AppContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false })
  const add = routeAdder(app, context)
  publicRoutes(add, context)
  accountRoutes(add, context)
  contactRoutes(add, context)
  faultRoutes(add, context)
  stateRoutes(add, context)
  const records = createRecords(context)
  const linkOf = linksFor(context)
  fileRoutes(add, { context, records, linkOf })
  invitationRoutes(add, { context, records })
  const making = { turns: exportQueue(), sheets: context.sheets ?? beginWorkbook }
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
  openApiRoutes(add, context, () => declaredRoutes(app))
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

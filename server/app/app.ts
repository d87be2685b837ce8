import { Hono } from 'hono'
import { business } from '../../src/base/business'
import { accountRoutes } from '../account/accountRoutes'
import { photoRoutes } from '../account/photoRoutes'
import { Refusal } from '../base/refusal'
import { exportQueue } from '../export/exportQueue'
import { beginWorkbook } from '../export/xlsx'
import {
  type AddRoute,
  declaredRoutes,
  prepare,
  refuseUnpoliced,
  routeAdder,
  wordsOfHandler,
} from '../http/addRoute'
import { answerError } from '../http/answerError'
import { setHeader } from '../http/answerJson'
import type { AppContext, AppEnv, AppRequest } from '../http/appContext'
import { linksFor } from '../http/linkOf'
import type { RouteParts } from '../http/serverBusiness'
import { noticeRoutes } from '../inbox/noticeRoutes'
import { bulkRoutes } from '../routes/bulkRoutes'
import { callRoutes } from '../routes/callRoutes'
import { createRecords } from '../routes/createRecords'
import { openApiRoutes } from '../routes/docs/openapiRoutes'
import { documentRoutes } from '../routes/documentRoutes'
import { exportRoutes } from '../routes/exportRoutes'
import { faultRoutes } from '../routes/faultRoutes'
import { fileRoutes } from '../routes/fileRoutes'
import { flowRoutes } from '../routes/flowRoutes'
import { publicRoutes } from '../routes/healthRoutes'
import { activityRoute, historyRoutes } from '../routes/historyRoutes'
import { importRoutes } from '../routes/importRoutes'
import { liveRoutes } from '../routes/liveRoutes'
import { operationRoutes } from '../routes/operationRoutes'
import { recordRoutes } from '../routes/recordRoutes'
import { searchRoutes } from '../routes/searchRoutes'
import { trashRoutes } from '../routes/trashRoutes'
import { viewRoutes } from '../views/viewRoutes'

/** The server as a web-standard fetch handler with injected dependencies. */
export function createApp(context: AppContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false })
  const add = routeAdder(app, context)
  const records = createRecords(context)
  const linkTo = linksFor(context)
  const { log } = context
  const workbooks = {
    exportQueue: exportQueue(),
    beginWorkbook: context.beginWorkbook ?? beginWorkbook,
  }
  publicRoutes(add, context)
  accountRoutes(add, context)
  photoRoutes(add, context)
  faultRoutes(add, context)
  fileRoutes(add, { context, records, linkTo })
  exportRoutes(add, { records, linkTo, log, features: context.business.features, ...workbooks })
  importRoutes(add, records)
  trashRoutes(add, records, linkTo)
  // before the generated ones: an area's own address may look like a record's
  const parts = { context, records, linkTo, ...workbooks }
  context.business.routes?.(add, parts)
  documentRoutes(add, parts)
  featureRoutes(add, parts)
  recordRoutes(add, records, linkTo)
  historyRoutes(add, records, linkTo)
  activityRoute(add, records)
  bulkRoutes(add, records, log)
  searchRoutes(add, { records, context })
  viewRoutes(add, context)
  operationRoutes(add, records)
  noticeRoutes(add, context, records)
  liveRoutes(add, context)
  flowRoutes(add, records, linkTo)
  callRoutes(add, records, linkTo)
  openApiRoutes(add, context, () => declaredRoutes(app))
  app.onError((error, c) => answerError(c, error, context.log))
  app.notFound(c => answerUnknown(app, c, context))
  refuseUnpoliced(app)
  return app
}

/** Endpoints of the features that schemas use. */
function featureRoutes(add: AddRoute, parts: RouteParts) {
  const { features = {} } = parts.context.business
  for (const resource of parts.records.catalogue.resources.values())
    for (const { feature } of resource.schema.features ?? [])
      features[feature]?.routes?.(add, resource, parts)
}

export function isApi(path: string) {
  const first = path.split('/')[1]
  return first === business().api.base.split('/')[1] || first === 'api' || first === 'health'
}

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
  setHeader(c, 'Allow', allowed.join(', '))
  return answerError(c, new Refusal(405, 'wrongMethod'), context.log)
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const isKnown = (app: Hono<AppEnv>, method: string, path: string) =>
  app.router
    .match(method, path.length > 1 ? path.replace(/\/$/, '') : path)[0]
    .some(([[handler]]) => wordsOfHandler(handler) !== undefined)

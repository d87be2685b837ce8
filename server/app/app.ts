import { Hono } from 'hono'
import { business } from '../../src/base/business'
import type { Resource } from '../../src/model/fields/resource'
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
import { historyRoutes } from '../routes/historyRoutes'
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
  const parts: RouteParts = {
    ...{ context, records, linkTo: linksFor(context) },
    exportQueue: exportQueue(),
    beginWorkbook: context.beginWorkbook ?? beginWorkbook,
  }
  publicRoutes(add, context)
  accountRoutes(add, context)
  photoRoutes(add, context)
  faultRoutes(add, context)
  fileRoutes(add, parts)
  // before the generated ones: an area's own address may look like a record's
  context.business.routes?.(add, parts)
  for (const routes of generatedRoutes)
    for (const resource of records.catalogue.resources.values()) routes(add, resource, parts)
  searchRoutes(add, { records, context })
  viewRoutes(add, context)
  operationRoutes(add, records)
  noticeRoutes(add, context, records)
  liveRoutes(add, context)
  openApiRoutes(add, context, () => declaredRoutes(app))
  app.onError((error, c) => answerError(c, error, context.log))
  app.notFound(c => answerUnknown(app, c, context))
  refuseUnpoliced(app)
  return app
}

/** Endpoints of the features that a schema uses. */
function featureRoutes(add: AddRoute, resource: Resource, parts: RouteParts) {
  const { features = {} } = parts.context.business
  for (const { feature } of resource.schema.features ?? [])
    features[feature]?.routes?.(add, resource, parts)
}

/** Endpoints of each resource, in the order in which addresses are compared. */
const generatedRoutes = [
  exportRoutes,
  trashRoutes,
  documentRoutes,
  featureRoutes,
  recordRoutes,
  historyRoutes,
  bulkRoutes,
  flowRoutes,
  callRoutes,
]

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

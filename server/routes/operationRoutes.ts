import { tenantHeader } from '../../src/base/business'
import { mergeRecords } from '../../src/model/endpoints/merge'
import { operationRecords, operations } from '../../src/model/endpoints/operations'
import { referenceCounts, referringRecords } from '../../src/model/endpoints/references'
import { propsOf } from '../../src/model/route/shapes'
import { type BatchReader, readableResources } from '../bulk/batch'
import { listBatches } from '../bulk/listBatches'
import { mergeInto } from '../bulk/mergeRecords'
import { readBatch } from '../bulk/readBatch'
import { countReferences, listReferring, refusalOf } from '../bulk/referring'
import type { Trx } from '../db/db'
import { withRollback } from '../db/withRollback'
import type { AddRoute } from '../http/addRoute'
import { setHeader } from '../http/answerJson'
import { runOnce } from '../http/intention'
import { demandParameters } from '../http/readQuery'
import { routeServer } from '../http/serveRoute'
import type { Records, RequestContext } from '../query/requestContext'
import { recordNotFound } from '../read/read'

/** Operations on many records of every resource, the records that refer to one, and merges. */
export function operationRoutes(add: AddRoute, records: Records) {
  const serve = routeServer(add, (c, { query = {} }): BatchReader => {
    demandParameters(
      c,
      propsOf(query).map(({ name }) => name),
    )
    for (const name of tenantHeader()) setHeader(c, 'Vary', name)
    return { records, me: c.get('me'), language: c.get('language') }
  })
  serve(operations, async (reader, { query: { resource, ...selection } }) => {
    const readable = readableResources(reader)
    const resources = readable.filter(({ name }) => resource === undefined || name === resource)
    if (resources.length === 0) {
      if (resource !== undefined) throw recordNotFound()
      return { operations: [] }
    }
    const { batches, ...rest } = await listBatches(reader, { ...selection, resources })
    return { operations: batches, ...rest }
  })
  serve(operationRecords, (reader, { params, query }) => readBatch(reader, params.id, query.from))
  const ofResource = (reader: BatchReader, name: string): RequestContext => {
    const resource = records.catalogue.resources.get(name)
    if (!resource) throw recordNotFound()
    return { ...reader, resource }
  }
  serve(referenceCounts, async (reader, { params: { resource, id }, query: { deleting } }) => {
    const request = ofResource(reader, resource)
    return {
      ...(await countReferences(request, id)),
      ...(deleting && (await refusalOf(request, id))),
    }
  })
  serve(referringRecords, (reader, { params, query }) =>
    listReferring(ofResource(reader, params.resource), { id: params.id, ...query }),
  )
  serve(mergeRecords, async (reader, { params, body }, c) => {
    const request = ofResource(reader, params.resource)
    const merge = (trx: Trx) => mergeInto(trx, request, { id: params.id, body })
    if (body.dryRun === true) return { ...(await withRollback(records.db, merge)), batch: null }
    return runOnce(c, reader, { body, work: merge })
  })
}

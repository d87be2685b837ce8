import { tenantHeader } from '../../src/base/business'
import type { Resource } from '../../src/model/fields/resource'
import type { Problems } from '../../src/model/validation/validation'
import { badParameter, Refusal } from '../base/refusal'
import { showFiles } from '../files/showFiles'
import { conditionListOf, readListQuery } from '../query/list/listQuery'
import type { RecordDraft, Records, RequestContext } from '../query/requestContext'
import { listRecords } from '../read/list'
import { listTitles } from '../read/listTitles'
import { type ReadRecord, withUnmetReasons } from '../read/unmetReasons'
import { answerJson } from './answerJson'
import type { AppRequest } from './appContext'
import type { LinkOf } from './linkOf'
import { withMoveMessages } from './moveMessages'
import { demandParameters } from './readQuery'
import { translatorIn } from './translate'

export type AnsweredRow = RecordDraft

const LIST = ['filter', 'range', 'sort', 'after', 'before', 'titles']

/** Records as responses: with versions, warnings and file addresses. */
export function answers({ db }: Records, linkTo: LinkOf) {
  const withFiles = (c: AppRequest, resource: Resource, records: readonly AnsweredRow[]) =>
    showFiles(db.read, resource, { records, link: linkTo(c) })
  /** A record with its version as ETag; warnings and refusals are in the reader's language. */
  const one =
    (status: 200 | 201) => async (c: AppRequest, request: RequestContext, answered: ReadRecord) => {
      const { resource } = request
      const record = await withUnmetReasons(request, answered)
      await withFiles(c, resource, [record])
      const headers = {
        ...(record._VERSION !== undefined && { ETag: `"${record._VERSION}"` }),
        ...(resource.company && { Vary: tenantHeader().join() }),
      }
      const shown = await withMoveMessages(resource, c.get('language'), record)
      if (!record._warnings) return answerJson(c, shown, { status, headers })
      const say = await translatorIn(c.get('language'))
      const warnings = Object.entries(record._warnings as Problems)
      const words = warnings.map(([field, { key, params }]) => [field, say.problem(key, params)])
      const body = { ...shown, _warnings: Object.fromEntries(words) }
      return answerJson(c, body, { status, headers })
    }
  return {
    withFiles,

    async list(c: AppRequest, request: RequestContext) {
      const { resource } = request
      if (!resource.rest.provides.includes('list')) demandParameters(c, LIST)
      const titles = c.req.query('titles')
      if (titles !== undefined && titles !== 'true')
        throw badParameter('titles', titles.slice(0, 50))
      const query = readListQuery(c.req.query(), conditionListOf(request))
      const { records, total, atLeast, cursors } = await listRecords(request, query)
      const more = { cursors, ...(titles && { titles: await listTitles(request, records) }) }
      await withFiles(c, resource, records)
      const last = query.offset + Math.max(records.length, 1) - 1
      const headers = {
        'Content-Range': `${resource.name} ${query.offset}-${last}/${total}`,
        ...(atLeast && { 'X-Total': 'at-least' }),
      }
      return answerJson(c, { [resource.rest.envelope]: records, ...more }, { headers })
    },

    record: one(200),
    created: one(201),

    /** Adds the current record to the answer of a stale write. */
    fresh: (c: AppRequest, resource: Resource) => async (error: unknown) => {
      const current = error instanceof Refusal ? error.extra?.current : undefined
      if (current) await withFiles(c, resource, [current as AnsweredRow])
      throw error
    },
  }
}

/** The context of each request for a resource, by the signed-in person. */
export const requestsFor =
  (records: Records, resource: Resource) =>
  (c: AppRequest): RequestContext => ({
    records,
    resource,
    me: c.get('me'),
    language: c.get('language'),
  })

/** The record that an address names. */
export const idOf = (c: AppRequest) => c.req.param('id') ?? ''

/** Path of a resource's API, without a last slash. */
export const apiPathOf = ({ rest }: Resource): string => rest.path.replace(/\/$/, '')

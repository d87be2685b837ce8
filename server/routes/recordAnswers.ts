import type { Resource } from '../../src/model/resource'
import type { Problems } from '../../src/model/validation'
import type { Asking, Records } from '../records/context'
import { listRecords } from '../records/list'
import { readListQuery } from '../records/listQuery'
import { type Answered, withReasons } from '../records/reasons'
import { showFiles } from '../records/showFiles'
import { Refusal } from '../refusal'
import { answerJson } from './answerJson'
import type { AppRequest } from './context'
import type { LinkOf } from './linkOf'
import { withMoveWords } from './moveWords'
import { demandParameters } from './readQuery'
import { sayIn } from './say'

export type Row = Record<string, unknown>

const LIST = ['filter', 'range', 'sort', 'after', 'before']

/** How records leave the server: with versions, doubts, and addresses for their files. */
export function answers({ db }: Records, linkOf: LinkOf) {
  const withFiles = (c: AppRequest, resource: Resource, records: readonly Row[]) =>
    showFiles(db.read, resource, { records, link: linkOf(c) })
  /** A record with its version as ETag, and its doubts and what is refused on it in the reader's language. */
  const one = (status: 200 | 201) => async (c: AppRequest, asking: Asking, answered: Answered) => {
    const { resource } = asking
    const record = await withReasons(asking, answered)
    await withFiles(c, resource, [record])
    const headers = {
      ...(record._VERSION !== undefined && { ETag: `"${record._VERSION}"` }),
      ...(resource.company && { Vary: 'X-Empresa' }),
    }
    const told = await withMoveWords(resource, c.get('language'), record)
    if (!record._warnings) return answerJson(c, told, { status, headers })
    const say = await sayIn(c.get('language'))
    const doubts = Object.entries(record._warnings as Problems)
    const words = doubts.map(([field, { key, params }]) => [field, say.problem(key, params)])
    const body = { ...told, _warnings: Object.fromEntries(words) }
    return answerJson(c, body, { status, headers })
  }
  return {
    withFiles,

    async list(c: AppRequest, asking: Asking) {
      const { resource, me } = asking
      if (!resource.rest.lenient) demandParameters(c, LIST)
      const query = readListQuery(c.req.query(), resource, me)
      const { records, total, atLeast, cursors } = await listRecords(asking, query)
      await withFiles(c, resource, records)
      const last = query.offset + Math.max(records.length, 1) - 1
      const headers = {
        'Content-Range': `${resource.name} ${query.offset}-${last}/${total}`,
        ...(atLeast && { 'X-Total': 'at-least' }),
      }
      return answerJson(c, { [resource.rest.envelope]: records, cursors }, { headers })
    },

    record: one(200),
    created: one(201),

    /** The record of now that a stale write is answered with. */
    fresh: (c: AppRequest, resource: Resource) => async (error: unknown) => {
      const current = error instanceof Refusal ? error.extra?.current : undefined
      if (current) await withFiles(c, resource, [current as Row])
      throw error
    },
  }
}

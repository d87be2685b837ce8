import { policyOf } from '../../../src/model/access/access'
import { holds } from '../../../src/model/rules/evaluate'
import { forbidden } from '../../access/permissions'
import { same } from '../../audit/writeHistory'
import { column, fromRows, sql, type Trx } from '../../db/db'
import type { AfterWrite, Records, RecordValues, RequestContext } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { type Loaded, load } from '../../read/read'
import { refuse } from '../../write/rows/body'
import { writeChange } from '../../write/writeChange'
import { FOLDERS } from './foldersContext'

/** Maximum depth of folders. */
const DEEPEST = 20

/** Fields that decide who sees and who changes a folder. */
const shared = ['LEEN_ROLES', 'LEEN', 'EDITAN_ROLES', 'EDITAN'] as const

/**
 * Keeps folders consistent in the transaction of each write: no cycles, and inherited owner and lists
 * follow the parent folder. The history of each folder records the change.
 */
export const saveFolder =
  (records: () => Records): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    if (!after) return
    const resource = records().catalogue.get(FOLDERS)
    const request: RequestContext = { records: records(), resource, me, language: 'es' }
    const around = await loadFolder(trx, request, after.CARPETA)
    const isNew = before === undefined
    if (around && (isNew || before.CARPETA !== after.CARPETA))
      await demandPlace(trx, request, { key, around, isMoved: !isNew })
    const values = { ...after, ...inherited(after, around, isNew) }
    if (isOther(after, values)) {
      // subfolders follow when this one is written
      const loaded = await loadFolder(trx, request, key)
      if (loaded) await writeChange(trx, request, { loaded, record: values, action: 'update' })
      return
    }
    if (!isNew && isOther(before, after)) await handDown(trx, request, key)
  }

/** Values inherited from the parent folder; the creator of a subfolder does not own it. */
function inherited(
  { HEREDA }: RecordValues,
  around: Loaded | undefined,
  isNew: boolean,
): RecordValues {
  if (!around) return {}
  const { PROPIETARIO } = around.record
  if (HEREDA !== true) return isNew ? { PROPIETARIO } : {}
  return { PROPIETARIO, ...Object.fromEntries(shared.map(name => [name, around.record[name]])) }
}

const isOther = (one: RecordValues, other: RecordValues) =>
  ['PROPIETARIO', ...shared].some(name => !same(one[name] ?? null, other[name] ?? null))

/** Passes sharing on to direct subfolders that inherit it; those pass it on in turn. */
async function handDown(trx: Trx, request: RequestContext, key: string | number) {
  const around = await loadFolder(trx, request, key)
  for (const id of await entriesIn(trx, request, { folder: key })) {
    const loaded = await loadFolder(trx, request, id)
    if (!loaded) continue
    const record = { ...loaded.record, ...inherited(loaded.record, around, false) }
    if (isOther(loaded.record, record))
      await writeChange(trx, request, { loaded, record, action: 'update' })
  }
}

interface Placed {
  readonly key: string | number
  readonly around: Loaded
  readonly isMoved: boolean
}
/** Refuses a target the user may not write, a cycle, and too deep nesting. */
async function demandPlace(trx: Trx, request: RequestContext, { key, around, isMoved }: Placed) {
  const { update } = policyOf(request.resource, request.me)
  if (isMoved && !holds(update, around.record, {})) throw forbidden(request, 'update')
  let above: Loaded | undefined = around
  for (let depth = 1; above; depth++) {
    if (above.record.ID === key) refuse({ CARPETA: { key: 'folderInItself' } })
    if (depth >= DEEPEST) refuse({ CARPETA: { key: 'folderTooDeep', params: { max: DEEPEST } } })
    above = await loadFolder(trx, request, above.record.CARPETA)
  }
}

async function loadFolder(trx: Trx, { resource, me }: RequestContext, key: unknown) {
  if (key === null || key === undefined) return undefined
  return load(trx, resource, { key: key as number, scope: activeRows(resource, me) })
}

/** Folders or files directly in a folder: without a rights check those that are not deleted. */
export async function entriesIn(
  trx: Trx,
  { resource, me }: RequestContext,
  { folder, among = activeRows }: { folder: string | number; among?: typeof activeRows },
): Promise<readonly number[]> {
  const where = [sql`${column('CARPETA')} = ${folder}`, among(resource, me)]
  const query = sql`select t."ID" ${fromRows(resource, ...where)} order by t."ID"`
  return (await query.execute(trx)).rows.map(({ ID }) => Number(ID))
}

import { policyOf } from '../../../src/model/access'
import { holds } from '../../../src/model/evaluate'
import type { Row, Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import { refuse } from '../../records/body'
import { both, column } from '../../records/condition'
import type { AfterWrite, Asking, Records, Values } from '../../records/context'
import { forbidden } from '../../records/forbid'
import { same } from '../../records/history'
import { type Loaded, load } from '../../records/read'
import { livingOf } from '../../records/scope'
import { writeChange } from '../../records/writeChange'
import { FOLDERS } from './foldersAsking'

/** Folders lie in each other no deeper than this. */
const DEEPEST = 20

/** Who sees and who changes what is in a folder. */
const shared = ['LEEN_ROLES', 'LEEN', 'EDITAN_ROLES', 'EDITAN'] as const

/**
 * Keeps the folders in step in the transaction of each write, whatever wrote: none lies in itself,
 * and what is shared like the folder around it has that one's owner and lists. A change of them is
 * written down as one, so that a folder's history tells since when somebody sees it.
 */
export const keepFolder =
  (records: () => Records): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    if (!after) return
    const resource = records().catalogue.get(FOLDERS)
    const asking: Asking = { records: records(), resource, me, language: 'es' }
    const around = await loadFolder(trx, asking, after.CARPETA)
    const isNew = before === undefined
    if (around && (isNew || before.CARPETA !== after.CARPETA))
      await demandPlace(trx, asking, { key, around, isMoved: !isNew })
    const wanted = { ...after, ...inherited(after, around, isNew) }
    if (isOther(after, wanted)) {
      // what lies inside follows when this one is written
      const loaded = await loadFolder(trx, asking, key)
      if (loaded) await writeChange(trx, asking, { loaded, record: wanted, action: 'update' })
      return
    }
    if (!isNew && isOther(before, after)) await handDown(trx, asking, key)
  }

/** What a folder has of the one around it; whoever begins one there does not own it. */
function inherited({ HEREDA }: Values, around: Loaded | undefined, isNew: boolean): Values {
  if (!around) return {}
  const { PROPIETARIO } = around.record
  if (HEREDA !== true) return isNew ? { PROPIETARIO } : {}
  return { PROPIETARIO, ...Object.fromEntries(shared.map(name => [name, around.record[name]])) }
}

const isOther = (one: Values, other: Values) =>
  ['PROPIETARIO', ...shared].some(name => !same(one[name] ?? null, other[name] ?? null))

/** Every folder directly inside that is shared alike; those inside them follow in turn. */
async function handDown(trx: Trx, asking: Asking, key: string | number) {
  const around = await loadFolder(trx, asking, key)
  for (const id of await foldersIn(trx, asking, key)) {
    const loaded = await loadFolder(trx, asking, id)
    if (!loaded) continue
    const record = { ...loaded.record, ...inherited(loaded.record, around, false) }
    if (isOther(loaded.record, record))
      await writeChange(trx, asking, { loaded, record, action: 'update' })
  }
}

interface Placed {
  readonly key: string | number
  readonly around: Loaded
  /** It lay elsewhere before. */
  readonly isMoved: boolean
}
/** Where its mover may write; not in itself, nor in what lies inside it, nor too deep. */
async function demandPlace(trx: Trx, asking: Asking, { key, around, isMoved }: Placed) {
  const { update } = policyOf(asking.resource, asking.me)
  if (isMoved && !holds(update, around.record, {})) throw forbidden(asking, 'update')
  let above: Loaded | undefined = around
  for (let depth = 1; above; depth++) {
    if (above.record.ID === key) refuse({ CARPETA: { key: 'folderInItself' } })
    if (depth >= DEEPEST) refuse({ CARPETA: { key: 'folderTooDeep', params: { max: DEEPEST } } })
    above = await loadFolder(trx, asking, above.record.CARPETA)
  }
}

async function loadFolder(trx: Trx, { resource, me }: Asking, key: unknown) {
  if (key === null || key === undefined) return undefined
  return load(trx, resource, { key: key as number, among: livingOf(resource, me) })
}

/** The living folders directly inside one, whoever may see them. */
export async function foldersIn(
  trx: Trx,
  { resource, me }: Asking,
  key: string | number,
): Promise<readonly number[]> {
  const where = both([sql`${column('CARPETA')} = ${key}`, livingOf(resource, me)])
  const { rows } =
    await sql<Row>`select t."ID" from ${sql.table(resource.table)} as t where ${where} order by t."ID"`.execute(
      trx,
    )
  return rows.map(({ ID }) => Number(ID))
}

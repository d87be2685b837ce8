import { fileEndings, officeTypes, sizeText } from '../../../src/model/fileRules'
import type { Row, Trx } from '../../db/db'
import { refuse } from '../../records/body'
import type { AfterWrite, Records } from '../../records/context'
import { filesById } from '../../records/fileRows'
import { FILES } from './foldersAsking'
import { usedBytes } from './storage'

interface Keeping {
  readonly records: () => Records
  /** Bytes that the shared files of one company may take. */
  readonly quota: number
  /** A file's name as it is downloaded. */
  readonly nameOf: (given: string, type: string) => string
}

/**
 * Says of a shared file what it is and how large, has it downloaded under its name, and refuses it
 * where the company's room is full; in the transaction of each write.
 */
export const keepFile =
  ({ records, quota, nameOf }: Keeping): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    if (!after) return
    const id = idOf(after.ARCHIVO)
    const isOther = idOf(before?.ARCHIVO) !== id
    if (!isOther && before?.NOMBRE === after.NOMBRE) return
    const file = (await filesById(trx, [id])).get(id ?? '')
    if (!file) return
    await rename(
      trx,
      file,
      nameOf(withEnding(String(after.NOMBRE), String(file.TYPE)), String(file.TYPE)),
    )
    if (!isOther) return
    const { catalogue } = records()
    const kept = { TIPO: sortOf(String(file.TYPE)), TAMANO: Number(file.SIZE) }
    await trx.updateTable(catalogue.get(FILES).table).set(kept).where('ID', '=', key).execute()
    const isMore = before === undefined || Number(before.TAMANO ?? 0) < kept.TAMANO
    if (isMore && (await usedBytes(trx, catalogue.get(FILES), me)) > quota)
      refuse({ ARCHIVO: { key: 'quotaFull', params: { max: sizeText(quota) } } })
  }

const idOf = (file: unknown) => (file as { id?: string } | null | undefined)?.id

const rename = (trx: Trx, { ID }: Row, NAME: string) =>
  trx.updateTable('_FILE').set({ NAME }).where('ID', '=', String(ID)).execute()

/** `Lista v1.2` keeps its 2: what is cut off is an ending. */
const withEnding = (name: string, type: string) =>
  name.toLowerCase().endsWith(`.${fileEndings[type]}`) ? name : `${name}.${fileEndings[type]}`

function sortOf(type: string): string {
  if (type.startsWith('image/')) return 'imagen'
  return sorts[type] ?? 'documento'
}

const sorts: Readonly<Record<string, string>> = {
  [officeTypes.xlsx]: 'hoja',
  'text/csv': 'hoja',
  [officeTypes.pptx]: 'presentacion',
  'application/zip': 'comprimido',
}

import { fileEndings, namedAs, officeTypes, sizeText } from '../../../src/model/fileRules'
import type { Row, Trx } from '../../db/db'
import { refuse } from '../../records/body'
import type { AfterWrite, Records, Written } from '../../records/context'
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
 * Says of a shared file what it is and how large; of a replaced one also since when and by whom. It
 * is downloaded under its name. Refused where its name tells of another type, or the company's room is
 * full. In the transaction of each write.
 */
export const keepFile =
  (keeping: Keeping): AfterWrite =>
  async (trx, written) => {
    const { before, after } = written
    if (!after) return
    const id = idOf(after.ARCHIVO)
    const isOther = idOf(before?.ARCHIVO) !== id
    if (!isOther && before?.NOMBRE === after.NOMBRE) return
    const file = (await filesById(trx, [id])).get(id ?? '')
    if (!file) return
    const type = String(file.TYPE)
    const name = String(after.NOMBRE)
    if (namedAs(name, type) !== name)
      refuse({ NOMBRE: { key: 'otherEnding', params: { name: namedAs(name, type) } } })
    await rename(trx, file, keeping.nameOf(withEnding(name, type), type))
    if (isOther) await takeIn(trx, keeping, { ...written, file })
  }

async function takeIn(
  trx: Trx,
  { records, quota }: Keeping,
  { me, key, before, file }: Written & { readonly file: Row },
) {
  const resource = records().catalogue.get(FILES)
  const kept = { TIPO: sortOf(String(file.TYPE)), TAMANO: Number(file.SIZE) }
  const anew = before && { AUTOR: me.ID, FECHA: records().clock().toISOString() }
  await trx
    .updateTable(resource.table)
    .set({ ...kept, ...anew })
    .where('ID', '=', key)
    .execute()
  // one that comes back has its room already
  const isNew = String(file.CREATED_AT) > String(before?.FECHA ?? '')
  if (isNew && (await usedBytes(trx, resource, me)) > quota)
    refuse({ ARCHIVO: { key: 'quotaFull', params: { max: sizeText(quota) } } })
}

const idOf = (file: unknown) => (file as { id?: string } | null | undefined)?.id

const rename = (trx: Trx, { ID }: Row, NAME: string) =>
  trx.updateTable('_FILE').set({ NAME }).where('ID', '=', String(ID)).execute()

/** `Lista v1.2` keeps its 2: what is cut off is an ending. */
const withEnding = (name: string, type: string) =>
  name.toLowerCase().endsWith(`.${fileEndings[type]}`) ? name : `${name}.${fileEndings[type]}`

function sortOf(type: string): string {
  const family = families[type.slice(0, type.indexOf('/'))]
  if (family) return family
  return sorts[type] ?? 'documento'
}

const families: Readonly<Record<string, string>> = {
  image: 'imagen',
  audio: 'audio',
  video: 'video',
}
const sorts: Readonly<Record<string, string>> = {
  [officeTypes.xlsx]: 'hoja',
  'text/csv': 'hoja',
  [officeTypes.pptx]: 'presentacion',
  'application/zip': 'comprimido',
}

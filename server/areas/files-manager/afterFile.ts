import { fileEndings, namedAs, officeTypes, sizeText } from '../../../src/model/access/fileRules'
import type { DbRow, Trx } from '../../db/db'
import { filesById } from '../../query/fileRows'
import type { AfterWrite, RecordChange, Records } from '../../query/requestContext'
import { refuse } from '../../write/rows/body'
import { FILES } from './foldersContext'
import { usedBytes } from './storage'

interface Keeping {
  readonly records: () => Records
  /** Storage limit of shared files per company, in bytes. */
  readonly quota: number
  readonly fileName: (original: string, type: string) => string
}

/**
 * Sets type and size of a shared file, and date and author of a replacement, in the transaction of each
 * write. Refuses a name with another type's extension, and a full quota.
 */
export const saveFile =
  (keeping: Keeping): AfterWrite =>
  async (trx, written) => {
    const { before, after } = written
    if (!after) return
    const id = fileId(after.ARCHIVO)
    const isOther = fileId(before?.ARCHIVO) !== id
    if (!isOther && before?.NOMBRE === after.NOMBRE) return
    const file = (await filesById(trx, [id])).get(id ?? '')
    if (!file) return
    const type = String(file.TYPE)
    const name = String(after.NOMBRE)
    if (namedAs(name, type) !== name)
      refuse({ NOMBRE: { key: 'otherEnding', params: { name: namedAs(name, type) } } })
    await rename(trx, file, keeping.fileName(withEnding(name, type), type))
    if (isOther) await storeFile(trx, keeping, { ...written, file })
  }

async function storeFile(
  trx: Trx,
  { records, quota }: Keeping,
  { me, key, before, file }: RecordChange & { readonly file: DbRow },
) {
  const resource = records().catalogue.get(FILES)
  const fileFacts = { TIPO: fileType(String(file.TYPE)), TAMANO: Number(file.SIZE) }
  const authorship = before && { AUTOR: me.ID, FECHA: records().clock().toISOString() }
  await trx
    .updateTable(resource.table)
    .set({ ...fileFacts, ...authorship })
    .where('ID', '=', key)
    .execute()
  // a restored file already counts towards the quota
  const isNew = String(file.CREATED_AT) > String(before?.FECHA ?? '')
  if (isNew && (await usedBytes(trx, resource, me)) > quota)
    refuse({ ARCHIVO: { key: 'quotaFull', params: { max: sizeText(quota) } } })
}

const fileId = (file: unknown) => (file as { id?: string } | null | undefined)?.id

const rename = (trx: Trx, { ID }: DbRow, NAME: string) =>
  trx.updateTable('_FILE').set({ NAME }).where('ID', '=', String(ID)).execute()

/** Replaces an extension only: `Lista v1.2` keeps its 2. */
const withEnding = (name: string, type: string) =>
  name.toLowerCase().endsWith(`.${fileEndings[type]}`) ? name : `${name}.${fileEndings[type]}`

function fileType(type: string): string {
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

import type { Me } from '../../../src/model/access'
import { fileRules, sizeText, typeNamed, typesText } from '../../../src/model/fileRules'
import type { FieldModel } from '../../../src/model/resource'
import type { Db, Row } from '../../db/db'
import { refuse } from '../../records/body'
import type { Asking } from '../../records/context'
import type { NewFile } from '../../records/fileStore'
import { type Problem, Refusal } from '../../refusal'
import { fileName } from './fileName'
import type { FilesContext } from './filesContext'
import { isBlank } from './isBlank'
import { openFile } from './openFile'
import { pixelsOf } from './pixels'
import { sweepFile } from './sweepFiles'
import { typeOf } from './typeOf'
import { uploadPlace } from './uploadPlace'

/** Uploads of one person that hang on no record yet; the sweep takes them after a day. */
const MOST_LOOSE = 200
/** More than any phone's sensor needs; a picture unpacks to four bytes a pixel. */
const MOST_MEGAPIXELS = 64

export interface Upload {
  /** `FOTO`, or `IMAGES.URL` for a field of child rows. */
  readonly path: string
  readonly name: string
  /** Reads the body up to so many bytes; undefined where there are more. */
  readonly read: (most: number) => Promise<Uint8Array | undefined>
}

/** Takes a file for a field of a resource; it hangs on nothing until a record is saved with it. */
export async function takeUpload(
  context: FilesContext,
  asking: Asking,
  { path, name, read }: Upload,
): Promise<Row> {
  const { me, resource } = asking
  const { field } = uploadPlace(asking, path)
  return keepUpload(context, me, { resource: resource.name, path, field, name, read })
}

/** Takes a file for a field as it stands elsewhere, of who may open it there. */
export async function takeCopy(
  context: FilesContext,
  asking: Asking,
  { path, from }: { readonly path: string; readonly from: string },
): Promise<Row> {
  const { name, bytes } = await openFile(context, asking.me, from)
  const read = async (most: number) => (bytes.length > most ? undefined : bytes)
  return takeUpload(context, asking, { path, name, read })
}

interface Kept extends Upload {
  readonly resource: string
  /** What is taken there. */
  readonly field: Pick<FieldModel, 'kind' | 'words'>
}

/** Keeps a file for a place, which was found to be open to this person. */
export async function keepUpload(
  { files, db, clock }: FilesContext,
  me: Me,
  { resource, path, field, name, read }: Kept,
): Promise<Row> {
  await demandRoom(db, me)
  const { maxSize, types } = fileRules(field)
  const bytes = await read(maxSize)
  if (!bytes) {
    const tooBig = { key: 'fileTooBig', params: { max: sizeText(maxSize) } }
    throw new Refusal(413, 'tooLarge', { errors: { [path]: tooBig } })
  }
  if (bytes.length === 0) refuse({ [path]: { key: 'fileEmpty' } })
  const type = typeOf(bytes, types, name)
  const problem = problemOf(bytes, type, { types, name }) ?? unsigned(field, bytes, type)
  if (type === undefined || problem) refuse({ [path]: problem ?? wrongType(types, name) })
  return storeFile({ files, db, clock }, { resource, path, name, type, bytes, by: me.ID })
}

/** Stores a checked file for a field; the record that names it next holds it, else it is swept. */
export async function storeFile(
  { files, db, clock }: Pick<FilesContext, 'files' | 'db' | 'clock'>,
  { resource, path, name, type, bytes, by }: NewFile,
): Promise<Row> {
  const id = crypto.randomUUID()
  const row = {
    ID: id,
    RESOURCE: resource,
    RECORD_ID: null,
    FIELD: path,
    NAME: fileName(name, type),
    TYPE: type,
    SIZE: bytes.length,
    CREATED_AT: clock().toISOString(),
    CREATED_BY: by,
  }
  // The row goes first: whatever happens then, the sweep finds what lies in the store.
  await db.write.insertInto('_FILE').values(row).execute()
  try {
    await files.put(id, bytes)
  } catch (error) {
    await sweepFile({ db, files }, id).catch(() => {}) // it is loose: a later sweep takes it
    throw error
  }
  return row
}

/** Not of a type that is taken; or called so, and something else inside. */
const wrongType = (types: readonly string[], name: string): Problem => ({
  key: types.includes(typeNamed(name) ?? '') ? 'fileContent' : 'fileType',
  params: { types: typesText(types) },
})

function problemOf(
  bytes: Uint8Array,
  type: string | undefined,
  { types, name }: { readonly types: readonly string[]; readonly name: string },
) {
  if (type === undefined || !types.includes(type)) return wrongType(types, name)
  if (!type.startsWith('image/')) return undefined
  const size = pixelsOf(bytes, type)
  if (!size) return wrongType(types, name)
  return size.width * size.height > MOST_MEGAPIXELS * 1e6
    ? { key: 'tooManyPixels', params: { max: MOST_MEGAPIXELS } }
    : undefined
}

/** A picture that is to be a signature shows one. */
const unsigned = ({ words }: Kept['field'], bytes: Uint8Array, type?: string) =>
  type && 'input' in words && words.input === 'signature' && isBlank(bytes, type)
    ? { key: 'signatureBlank' }
    : undefined

async function demandRoom(db: Db, me: Me) {
  const loose = await db.read
    .selectFrom('_FILE')
    .select('ID')
    .where('CREATED_BY', '=', me.ID)
    .where('RECORD_ID', 'is', null)
    .where('DETACHED_AT', 'is', null)
    .limit(MOST_LOOSE)
    .execute()
  if (loose.length >= MOST_LOOSE)
    throw new Refusal(429, 'tooMany', { retryAfter: 3600, params: { minutes: 60 } })
}

import type { Me } from '../../src/model/access/access'
import { fileRules, sizeText, typeNamed, typesText } from '../../src/model/access/fileRules'
import type { FieldModel } from '../../src/model/fields/resource'
import { type Problem, Refusal } from '../base/refusal'
import type { Db, DbRow } from '../db/db'
import type { RequestContext } from '../query/requestContext'
import { refuse } from '../write/rows/body'
import { fileName } from './fileName'
import type { NewFile } from './fileStore'
import type { FilesContext } from './filesContext'
import { typeOf } from './fileTypeOf'
import { isBlankPicture } from './isBlankPicture'
import { openFile } from './openFile'
import { pixelsOf } from './pixels'
import { sweepFile } from './sweepFiles'
import { uploadPlace } from './uploadPlace'

/** Unattached uploads per user; the sweep removes them after a day. */
const MOST_LOOSE = 200
/** Above the sensors of phones; a decoded pixel takes four bytes. */
const MOST_MEGAPIXELS = 64

interface Upload {
  /** `FOTO`, or `IMAGES.URL` for a field of child rows. */
  readonly path: string
  readonly name: string
  /** Reads up to `most` bytes; undefined if there are more. */
  readonly read: (most: number) => Promise<Uint8Array | undefined>
}

/** Stores a file for a field; it stays unattached until a record is saved with it. */
export async function takeUpload(
  context: FilesContext,
  request: RequestContext,
  { path, name, read }: Upload,
): Promise<DbRow> {
  const { me, resource } = request
  const { field } = uploadPlace(request, path)
  return keepUpload(context, me, { resource: resource.name, path, field, name, read })
}

/** Copies a stored file to a field, for users who may open the source. */
export async function copyUpload(
  context: FilesContext,
  request: RequestContext,
  { path, from }: { readonly path: string; readonly from: string },
): Promise<DbRow> {
  const { name, bytes } = await openFile(context, request.me, from)
  const read = async (most: number) => (bytes.length > most ? undefined : bytes)
  return takeUpload(context, request, { path, name, read })
}

interface Kept extends Upload {
  readonly resource: string
  /** Field whose file is copied. */
  readonly field: Pick<FieldModel, 'kind' | 'words'>
}

/** Stores an upload for a place the user may write. */
export async function keepUpload(
  { files, db, clock }: FilesContext,
  me: Me,
  { resource, path, field, name, read }: Kept,
): Promise<DbRow> {
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

/** Stores a validated file for a field, unattached. */
export async function storeFile(
  { files, db, clock }: Pick<FilesContext, 'files' | 'db' | 'clock'>,
  { resource, path, name, type, bytes, by }: NewFile,
): Promise<DbRow> {
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
  // The row is written first, so that the sweep finds the bytes after a failure.
  await db.write.insertInto('_FILE').values(row).execute()
  try {
    await files.put(id, bytes)
  } catch (error) {
    await sweepFile({ db, files }, id).catch(() => {}) // unattached: a later sweep removes it
    throw error
  }
  return row
}

/** The type is not accepted, or the content does not match the extension. */
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

const unsigned = ({ words }: Kept['field'], bytes: Uint8Array, type?: string) =>
  type && 'input' in words && words.input === 'signature' && isBlankPicture(bytes, type)
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

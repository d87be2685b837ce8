import { apiPath } from '../../src/base/business'
import type { Me } from '../../src/model/access/access'
import { Refusal } from '../base/refusal'
import type { Trx } from '../db/db'
import type { FileStore } from '../files/fileStore'
import { typeOf } from '../files/fileTypeOf'
import { pixelsOf } from '../files/pixels'
import { keepUpload } from '../files/upload'
import type { AppContext } from '../http/appContext'
import { recordNotFound } from '../read/read'
import { refuse } from '../write/rows/body'
import { changeAccount } from './changeAccount'

const FIELD = 'PHOTOURL'
const PLACE = { RESOURCE: 'users', FIELD } as const
const types = ['image/jpeg', 'image/png', 'image/webp'] as const
const rules = { kind: 'image', words: { kind: 'image', max: 1024 ** 2, types } } as const
/** Longest side of a profile photo, in pixels. */
const LONGEST = 512

type Read = (most: number) => Promise<Uint8Array | undefined>
type Stored = AppContext & { readonly files: FileStore }

/** Replaces the photo of a person by a square JPEG, PNG or WebP. Returns its address. */
export async function replacePhoto(context: Stored, me: Me, read: Read): Promise<string> {
  const { ID } = await keepUpload(context, me, {
    ...{ resource: PLACE.RESOURCE, path: FIELD, field: rules, name: 'photo' },
    read: async most => demandSquare(await read(most)),
  })
  const id = String(ID)
  const address = apiPath(`account/photos/${id}`)
  await changeAccount(context, {
    userId: me.ID,
    values: { [FIELD]: address },
    also: trx => replaceFile(trx, { id, person: String(me.ID), now: context.clock() }),
  })
  return address
}

/** Other types are refused with their own message by the upload. */
function demandSquare(bytes: Uint8Array | undefined) {
  const type = bytes && typeOf(bytes, types)
  const size = type && pixelsOf(bytes, type)
  if (size && (size.width !== size.height || size.width > LONGEST))
    refuse({ [FIELD]: { key: 'photoSquare', params: { max: LONGEST } } })
  return bytes
}

interface Replacement {
  readonly id: string
  readonly person: string
  readonly now: Date
}

/** Attaches the new file; the sweep removes the former ones. */
async function replaceFile(trx: Trx, { id, person, now }: Replacement) {
  await trx
    .updateTable('_FILE')
    .set({ RECORD_ID: null, DETACHED_AT: now.toISOString() })
    .where(eb => eb.and({ ...PLACE, RECORD_ID: person }))
    .execute()
  await trx.updateTable('_FILE').set({ RECORD_ID: person }).where('ID', '=', id).execute()
}

/** The file of a photo in use. Its id is random, and known to those who can read the account. */
export async function openPhoto({ db, files }: Stored, id: string) {
  const file = await db.read
    .selectFrom('_FILE')
    .select(['ID', 'TYPE'])
    .where(eb => eb.and({ ...PLACE, ID: id }))
    .where('RECORD_ID', 'is not', null)
    .executeTakeFirst()
  const bytes = file && (await files.get(String(file.ID)))
  if (!bytes) throw recordNotFound()
  return { type: String(file.TYPE), bytes }
}

/** An administrator who views the app as another user changes no photo. */
export function refuseViewAs(viewAs: string | undefined) {
  if (viewAs !== undefined) throw new Refusal(403, 'viewAsReadOnly')
}

import type { MailFile } from '../../adapters/mail/mail'
import type { Records } from '../../records/context'
import { filesById } from '../../records/fileRows'
import type { FileStore } from '../../records/fileStore'

interface Kept {
  readonly records: Records
  readonly files?: FileStore | undefined
}

/** Kept files as a mail takes them along, in the order of their ids; throws where the bytes of one are not there. */
export async function attachedTo({ records, files }: Kept, ids: readonly string[]) {
  const rows = await filesById(records.db.read, ids)
  return Promise.all(
    ids.map(async (id): Promise<MailFile> => {
      const row = rows.get(id)
      const content = await files?.get(id)
      if (!row || !content) throw new Error(`the bytes of the file ${id} are not there`)
      return { filename: String(row.NAME), contentType: String(row.TYPE), content }
    }),
  )
}

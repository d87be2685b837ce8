import type { MailFile } from '../outbox/mailer'
import { filesById } from '../query/fileRows'
import type { Records } from '../query/requestContext'
import type { FileStore } from './fileStore'

/** Stored files as mail attachments, ordered by id; throws if bytes are missing. */
export async function attachedTo(
  { records, files }: { readonly records: Records; readonly files?: FileStore | undefined },
  ids: readonly string[],
) {
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

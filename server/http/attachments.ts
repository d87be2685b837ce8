import { keepUpload } from '../files/upload'
import type { Records } from '../query/requestContext'
import type { AppContext, AppRequest } from './appContext'
import { readAtMost } from './readJson'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Images and documents; plain text counts as CSV by its extension. */
const typesFor = (name: string) => [
  ...['application/pdf', 'image/*', XLSX],
  name.endsWith('.csv') ? 'text/csv' : 'text/plain',
]

export type StoredFiles = Records & { readonly files: NonNullable<AppContext['files']> }

/** Stores the request's file for a message or mail. */
export const keepAttachment = (
  stored: StoredFiles,
  c: AppRequest,
  { resource, name }: { readonly resource: string; readonly name: string },
) =>
  keepUpload(stored, c.get('me'), {
    resource,
    path: 'attachments',
    field: { kind: 'file', words: { kind: 'file', types: typesFor(name) } },
    name,
    read: most => readAtMost(c.req.raw, most),
  })

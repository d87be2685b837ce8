import {
  type SignedDocumentName,
  type SignedSet,
  signedCopies,
  signedDocuments,
} from '../../../src/domain/credit/creditSignature'
import { fileRules } from '../../../src/model/access/fileRules'
import { SYSTEM_USER } from '../../../src/model/access/systemUser'
import type { Catalogue } from '../../../src/model/fields/resource'
import type { SignedArchive } from '../../adapters/signature/signatureCalls'
import { sha256Of } from '../../db/fingerprint'
import type { FileStore, NewFile } from '../../files/fileStore'
import type { Handlers } from '../../outbox/outbox'
import type { RecordDraft } from '../../query/requestContext'

const REQUESTS = 'signature-requests'

/** Stores a file created by the server. Returns its id. */
type StoreSigned = (file: NewFile) => Promise<string>

/** Stores the signed documents of a request, each with its SHA-256. */
export const signedArchive = (catalogue: Catalogue, store: StoreSigned): SignedArchive => ({
  expected: ({ TIPO }) => ({
    names: documentsIn(TIPO).map(pdfName),
    maxSize: largestCopy(catalogue),
  }),
  store: async ({ TIPO }, documents) => {
    const stored: RecordDraft = {}
    for (const documentName of documentsIn(TIPO)) {
      const document = documents.find(each => each.name === pdfName(documentName))
      if (!document) continue
      const { file, hash, name } = signedCopies[documentName]
      const place = { resource: REQUESTS, path: file, by: SYSTEM_USER }
      const pdf = { name, type: 'application/pdf', bytes: document.pdf }
      stored[file] = { id: await store({ ...place, ...pdf }) }
      stored[hash] = document.sha256
    }
    return stored
  },
})

const documentsIn = (TIPO: unknown): readonly SignedDocumentName[] =>
  signedDocuments[TIPO as SignedSet]
export const pdfName = (documentName: SignedDocumentName) => `${documentName}.pdf`

function largestCopy(catalogue: Catalogue): number {
  const field = catalogue.get(REQUESTS).fields.get(signedCopies.pagare.file)
  if (!field) throw new Error(`${REQUESTS} keeps no signed file`)
  return fileRules(field).maxSize
}

const copies: readonly SignedDocumentName[] = ['pagare', 'autorizacion']

/** `archivo.sellar`: computes the SHA-256 of signed files that a user uploaded, from the stored bytes. */
export const archiveSigned = (files: FileStore | undefined): Handlers => ({
  'archivo.sellar': async ({ body }) => {
    const hashes: Record<string, string> = {}
    for (const documentName of copies) {
      const { file, hash } = signedCopies[documentName]
      const id = (body[file] as { readonly id?: string } | null | undefined)?.id
      if (id === undefined) continue
      const bytes = await files?.get(id)
      if (!bytes) throw new Error('the signed file is not in the file store')
      hashes[hash] = await sha256Of(bytes)
    }
    return hashes
  },
})

import { type SignedPaper, signedCopies } from '../../../src/domain/credit/creditSignature'
import { sha256Of } from '../../db/fingerprint'
import type { FileStore } from '../../files/fileStore'
import type { Handlers } from '../../outbox/outbox'

const copies: readonly SignedPaper[] = ['pagare', 'autorizacion']

/** `archivo.sellar`: computes the SHA-256 of signed files that a user uploaded, from the stored bytes. */
export const archiveSigned = (files: FileStore | undefined): Handlers => ({
  'archivo.sellar': async ({ body }) => {
    const hashes: Record<string, string> = {}
    for (const paper of copies) {
      const { file, hash } = signedCopies[paper]
      const id = (body[file] as { readonly id?: string } | null | undefined)?.id
      if (id === undefined) continue
      const bytes = await files?.get(id)
      if (!bytes) throw new Error('the signed file is not in the file store')
      hashes[hash] = await sha256Of(bytes)
    }
    return hashes
  },
})

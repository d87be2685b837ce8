import { type SignedPaper, signedCopies } from '../../../src/domain/creditSignature'
import { sha256Of } from '../../db/fingerprint'
import type { Handlers } from '../../outbox/outbox'
import type { FileStore } from '../../records/fileStore'

const copies: readonly SignedPaper[] = ['pagare', 'autorizacion']

/** `archivo.sellar`: the SHA-256 of the signed files that a person uploaded, taken from the stored bytes. */
export const sealSigned = (files: FileStore | undefined): Handlers => ({
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

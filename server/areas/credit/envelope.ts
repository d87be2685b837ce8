import { type SignedSet, signedPapers } from '../../../src/domain/creditSignature'
import type { Envelope } from '../../adapters/signature/eSignature'
import type { Waiting } from '../../outbox/outbox'
import type { Asking, Records, Values } from '../../records/context'
import { nobodyOf } from '../../records/nobody'
import { getRecord } from '../../records/read'
import { pdfName } from './signedArchive'

/** Draws one paper of an application. */
type Draw = (asking: Asking, id: string, name: string) => Promise<Uint8Array>

/** What a signature request sends: its papers as they stand now, and who signs them. */
export const envelopeOf =
  (records: Records, draw: Draw) =>
  async ({ ID_EMPRESA, EMPRESA, TIPO, HASTA }: Waiting['body']): Promise<Envelope> => {
    const resource = records.catalogue.get('credit-applications')
    const me = nobodyOf(resource, { EMPRESA })
    const asking: Asking = { records, resource, me, language: 'es' }
    const id = String(ID_EMPRESA)
    const person: Values = await getRecord(asking, id)
    const documents = []
    for (const name of signedPapers[TIPO as SignedSet])
      documents.push({ name: pdfName(name), pdf: await draw(asking, id, name) })
    return {
      documents,
      signer: {
        name: String(person.NOMBRE_REPRESENTANTE),
        cedula: String(person.CEDULA_REPRESENTANTE),
        email: String(person.EMAIL),
        phone: String(person.NUM_TELEFONO),
      },
      until: String(HASTA),
    }
  }

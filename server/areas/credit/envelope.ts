import { type SignedSet, signedDocuments } from '../../../src/domain/credit/creditSignature'
import type { Envelope } from '../../adapters/signature/eSignature'
import type { WaitingCall } from '../../outbox/outbox'
import type { Records, RecordValues, RequestContext } from '../../query/requestContext'
import { getRecord } from '../../read/read'
import { systemUserOf } from '../../write/rows/systemUser'
import { pdfName } from './signedArchive'

/** Renders a document of an application. */
type Draw = (request: RequestContext, id: string, name: string) => Promise<Uint8Array>

/** Content of a signature request: current documents and signers. */
export const createEnvelope =
  (records: Records, draw: Draw) =>
  async ({ ID_EMPRESA, EMPRESA, TIPO, HASTA }: WaitingCall['body']): Promise<Envelope> => {
    const resource = records.catalogue.get('credit-applications')
    const me = systemUserOf(resource, { EMPRESA })
    const request: RequestContext = { records, resource, me, language: 'es' }
    const id = String(ID_EMPRESA)
    const person: RecordValues = await getRecord(request, id)
    const documents = []
    for (const name of signedDocuments[TIPO as SignedSet])
      documents.push({ name: pdfName(name), pdf: await draw(request, id, name) })
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

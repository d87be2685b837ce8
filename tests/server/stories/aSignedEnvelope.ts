import type { SignedEnvelope } from '../../../server/adapters/signature/eSignature'

export const aCertificate = {
  titular: 'CN=ANA VERA,SERIALNUMBER=0102030405',
  serie: '4A:0B:77',
  emisor: 'CN=UANATACA CA2,O=UANATACA ECUADOR S.A.',
  firmado: '2026-03-02T10:00:00-05:00',
}

/** A complete PDF with this text. */
export const aSignedPdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)

/** The provider's answer about an envelope of these documents after signing. */
export const aSignedEnvelope = (...papers: string[]): SignedEnvelope => ({
  documentos: papers.map(paper => ({
    nombre: `${paper}.pdf`,
    pdf: aSignedPdf(`${paper}, signed`),
  })),
  certificado: aCertificate,
})

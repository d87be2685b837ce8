import type { SignedEnvelope } from '../../../server/adapters/signature/eSignature'

export const aCertificate = {
  titular: 'CN=ANA VERA,SERIALNUMBER=0102030405',
  serie: '4A:0B:77',
  emisor: 'CN=UANATACA CA2,O=UANATACA ECUADOR S.A.',
  firmado: '2026-03-02T10:00:00-05:00',
}

/** A whole PDF that says this. */
export const aSignedPdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)

/** What a provider answers about an envelope of these papers once it is signed. */
export const aSignedEnvelope = (...papers: string[]): SignedEnvelope => ({
  documentos: papers.map(paper => ({
    nombre: `${paper}.pdf`,
    pdf: aSignedPdf(`${paper}, signed`),
  })),
  certificado: aCertificate,
})

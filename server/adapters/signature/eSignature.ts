export interface Signer {
  readonly name: string
  readonly cedula: string
  readonly email: string
  readonly phone: string
}

/** Documents for signature: PDFs, signer and last day. */
export interface Envelope {
  readonly signer: Signer
  readonly documents: readonly SignatureDocument[]
  readonly until: string
}

export interface SignatureDocument {
  /** File name, such as `pagare.pdf`; signed copies keep it. */
  readonly name: string
  readonly pdf: Uint8Array
}

/**
 * A signed envelope as answered by the provider: documents, their SHA-256 if given, and the certificate of
 * the signer.
 */
export interface SignedEnvelope {
  readonly documentos: readonly {
    readonly nombre: string
    readonly pdf: Uint8Array
    readonly sha256?: string
  }[]
  readonly certificado: {
    readonly titular: string
    readonly serie: string
    readonly emisor: string
    readonly firmado: string
  }
}

/**
 * Provider of electronic signatures (Uanataca). The key makes sending idempotent. Answers are unchecked;
 * `signatureCalls` checks them.
 */
export interface ESignature {
  readonly simulated: boolean
  /** Interval of status queries, in seconds. */
  readonly patience: number
  send(key: string, envelope: Envelope): Promise<unknown>
  state(session: string): Promise<unknown>
  /** Signed documents of a session, as `SignedEnvelope`. Repeatable. */
  signed(session: string): Promise<unknown>
}

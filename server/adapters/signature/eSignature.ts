export interface Signer {
  readonly name: string
  readonly cedula: string
  readonly email: string
  readonly phone: string
}

/** What is sent to be signed: whole PDFs, by whom, until which day. */
export interface Envelope {
  readonly signer: Signer
  readonly documents: readonly SignatureDocument[]
  readonly until: string
}

export interface SignatureDocument {
  /** `pagare.pdf`: the signed copy comes back under the same name. */
  readonly name: string
  readonly pdf: Uint8Array
}

/**
 * What a provider answers about a signed envelope: each document as signed, with its SHA-256 where the
 * provider tells it, and the signer's certificate.
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
    /** The instant of the signature. */
    readonly firmado: string
  }
}

/**
 * The provider of electronic signatures (Uanataca). The key says which envelope: sent again it is not made
 * twice. Answers are unchecked; `signatureCalls` checks them.
 */
export interface ESignature {
  readonly simulated: boolean
  /** Seconds after which it is asked again how an envelope stands. */
  readonly patience: number
  send(key: string, envelope: Envelope): Promise<unknown>
  state(session: string): Promise<unknown>
  /** The signed documents of a session, as `SignedEnvelope`. Asking again answers the same. */
  signed(session: string): Promise<unknown>
}

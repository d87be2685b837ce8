export interface Signer {
  readonly name: string
  readonly cedula: string
  readonly email: string
  readonly phone: string
}

/** What is sent to be signed: whole PDFs, by whom, until which day. */
export interface Envelope {
  readonly signer: Signer
  readonly documents: readonly { readonly name: string; readonly pdf: Uint8Array }[]
  readonly until: string
}

/**
 * The provider of electronic signatures (Uanataca). The key says which envelope: sent again it is not made
 * twice. Answers come as they are; `signatureCalls` looks whether they make sense.
 */
export interface ESignature {
  readonly simulated: boolean
  /** Seconds after which it is asked again how an envelope stands. */
  readonly patience: number
  send(key: string, envelope: Envelope): Promise<unknown>
  state(session: string): Promise<unknown>
}

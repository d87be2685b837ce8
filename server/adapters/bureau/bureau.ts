/** Whom the bureau is asked about. */
export interface Identity {
  readonly cedula: string
  readonly name: string
}

/**
 * The credit bureau (Equifax). The key says which query: asked again with it, it answers the same and
 * charges nothing. Answers come as they are; `bureauCalls` looks whether they make sense.
 */
export interface Bureau {
  readonly simulated: boolean
  query(key: string, identity: Identity): Promise<unknown>
}

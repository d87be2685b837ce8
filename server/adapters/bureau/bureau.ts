/** Person a bureau query is about. */
export interface Identity {
  readonly cedula: string
  readonly name: string
}

/**
 * The credit bureau (Equifax). The key makes a query idempotent: repeated, it gives the same answer without
 * charge. Answers are unchecked; `bureauCalls` checks them.
 */
export interface Bureau {
  readonly simulated: boolean
  query(key: string, identity: Identity): Promise<unknown>
}

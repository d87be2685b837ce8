import type { Defaulted, NamesField } from '../rules/sharedWords'

/** Retention period set per company. */
export interface RetentionWords
  extends NamesField<`${string}.${string}`>,
    Required<Defaulted<number>> {
  /**
   * Date in the company's record since which no row was removed for its age; the server writes it.
   * @default none @example `since: 'companies.MARCAS_DESDE'`
   */
  readonly since?: `${string}.${string}`
}

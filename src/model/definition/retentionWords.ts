/** Retention period set per company. */
export interface LastsWords {
  /**
   * Whole number in the company's record that says how many days rows are kept.
   * @example `setting: 'companies.DIAS_MARCAS'`
   */
  readonly setting: `${string}.${string}`
  /**
   * Date in the company's record since which no row was removed for its age; the server writes it.
   * @default none @example `since: 'companies.MARCAS_DESDE'`
   */
  readonly since?: `${string}.${string}`
  /** Days for a company without that setting. @example `otherwise: 1095` */
  readonly otherwise: number
}

/** Form for the result of a call to a system that is not connected. */
export interface ManualEntry {
  readonly system: string
  /** Fields of the record that store the result. */
  readonly fields: readonly string[]
  /** Fields that are required. */
  readonly need: readonly string[]
}

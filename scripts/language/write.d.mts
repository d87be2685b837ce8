export function writeLanguage(): Promise<{
  readonly text: string
  readonly features: string
  /** Each word of the core with the section that describes it, and its owners in the registry. */
  readonly headings: readonly {
    readonly title: string
    readonly word: string
    readonly owners: readonly string[]
  }[]
  readonly gaps: readonly string[]
}>

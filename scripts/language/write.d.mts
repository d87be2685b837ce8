export function writeLanguage(): Promise<{
  readonly text: string
  readonly features: string
  readonly gaps: readonly string[]
}>

export function writeLanguage(): Promise<{
  readonly text: string
  readonly gaps: readonly string[]
}>

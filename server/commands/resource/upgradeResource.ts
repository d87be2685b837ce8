import { readFileSync, writeFileSync } from 'node:fs'
import { describeKinds } from '../../../src/kinds/registry'
import { upgradeSource } from './upgradeSource'

/** `npm run resource upgrade <file> …`: replaces former schema words. */
export async function upgradeResource(files: readonly string[]): Promise<string> {
  if (files.length === 0) return 'Say which: npm run resource upgrade <file> …'
  await describeKinds()
  return files.flatMap(upgradeFile).join('\n')
}

function upgradeFile(file: string): string[] {
  const { source, words } = upgradeSource(readFileSync(file, 'utf8'))
  if (words.length === 0) return [`${file}: has no words of a former version`]
  writeFileSync(file, source)
  return [`${file}:`, ...words.map(word => `  ${word}`)]
}

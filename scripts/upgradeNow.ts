import { readFileSync, writeFileSync } from 'node:fs'
import './languageNow.js'
import { upgradeSource } from '../server/commands/resource/upgradeSource.js'

/** `npm run resource upgrade <file> …`: replaces former schema words. */
export const upgradeResource = (files: readonly string[]): string =>
  files.length === 0
    ? 'Say which: npm run resource upgrade <file> …'
    : files.flatMap(upgradeFile).join('\n')

function upgradeFile(file: string): string[] {
  const { source, words } = upgradeSource(readFileSync(file, 'utf8'))
  if (words.length === 0) return [`${file}: has no words of a former version`]
  writeFileSync(file, source)
  return [`${file}:`, ...words.map(word => `  ${word}`)]
}

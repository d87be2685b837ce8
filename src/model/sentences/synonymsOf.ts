import type { SentenceSynonyms } from './sentenceList'
import { sentenceLanguages } from './words/sentenceWords'
import { tokensOf } from './words/tokens'

/** A file of synonyms: by resource, or under `*` for every list, words that are known and what is also said for them. */
export type SynonymTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The synonyms of one list in these files, beside those of the languages. */
export const synonymsOf = (name: string, files: readonly SynonymTexts[]): SentenceSynonyms => ({
  own: files.map(file => file[name] ?? {}),
  alike: [
    ...sentenceLanguages.flatMap(({ alike }) => alike),
    ...files.flatMap(file =>
      Object.entries(file['*'] ?? {}).map(([means, said]) => `${means} | ${said}`),
    ),
  ],
})

/** What a list is called: its labels, and what is also said for them. */
export function namesOf(labels: readonly string[], { own }: SentenceSynonyms): readonly string[] {
  const stemsOf = (text: string) =>
    tokensOf(text)
      .map(({ stem }) => stem)
      .join(' ')
  const stems = new Set(labels.map(stemsOf))
  const said = own.flatMap(file =>
    Object.entries(file).flatMap(([means, said]) => (stems.has(stemsOf(means)) ? said : [])),
  )
  return [...labels, ...said.flatMap(words => words.split('|'))]
}

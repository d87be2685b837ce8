import { sentenceLanguages } from '../words/sentenceWords'
import { stemsOf, tokensOf } from '../words/tokens'
import type { SentenceSynonyms } from './sentenceList'

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
  const stems = new Set(labels.map(stemsOf))
  const said = own.flatMap(file =>
    Object.entries(file).flatMap(([means, said]) => (stems.has(stemsOf(means)) ? said : [])),
  )
  return [...labels, ...said.flatMap(words => words.split('|'))]
}

/** Words that may stand before the name of a list: "show me the orders". */
const MOST_BEFORE = 3

/** The lists that a sentence names near its beginning, several if they are called the same; none if nothing follows the name. */
export function namedLists(
  text: string,
  lists: readonly { readonly name: string; readonly labels: readonly string[] }[],
): readonly string[] {
  const stems = tokensOf(text).map(({ stem }) => stem)
  const fits = lists.flatMap(({ name, labels }) =>
    labels.flatMap(label => {
      const own = tokensOf(label).map(({ stem }) => stem)
      const at = stems.findIndex((_, from) => own.every((stem, to) => stems[from + to] === stem))
      const isNamed = own.length > 0 && at >= 0 && at <= MOST_BEFORE && stems.length > own.length
      return isNamed ? [{ name, at, length: own.length }] : []
    }),
  )
  const [best] = fits.sort((a, b) => a.at - b.at || b.length - a.length)
  const named = fits.filter(({ at, length }) => at === best?.at && length === best.length)
  return [...new Set(named.map(({ name }) => name))]
}

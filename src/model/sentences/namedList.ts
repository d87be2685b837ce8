import { tokensOf } from './tokens'

/** Words that may stand before the name of a list: "show me the orders". */
const MOST_BEFORE = 3

/** The list that a sentence names near its beginning; undefined if nothing follows the name. */
export function namedList(
  text: string,
  lists: readonly { readonly name: string; readonly labels: readonly string[] }[],
): string | undefined {
  const stems = tokensOf(text).map(({ stem }) => stem)
  const fits = lists.flatMap(({ name, labels }) =>
    labels.flatMap(label => {
      const own = tokensOf(label).map(({ stem }) => stem)
      const at = stems.findIndex((_, from) => own.every((stem, to) => stems[from + to] === stem))
      const isNamed = own.length > 0 && at >= 0 && at <= MOST_BEFORE && stems.length > own.length
      return isNamed ? [{ name, at, length: own.length }] : []
    }),
  )
  return fits.sort((a, b) => a.at - b.at || b.length - a.length)[0]?.name
}

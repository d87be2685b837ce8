/** The known word that is most similar: a third of its letters may be added, missing, changed or swapped. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3))
  const [best] = known
    .filter(each => Math.abs(each.length - word.length) <= most)
    .map(each => ({ each, far: distance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ far }) => far <= most && far < word.length)
    .sort((a, b) => a.far - b.far)
  return best?.each
}

/** Letters to insert, delete, change or swap with their neighbour (optimal string alignment). */
function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const changed = at(row, j - 1) + (isSame ? 0 : 1)
      const isSwapped = i > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwapped ? at(before, j - 2) + 1 : changed
      next[j] = Math.min(at(next, j - 1) + 1, at(row, j) + 1, changed, swapped)
    }
    before = row
    row = next
  }
  return at(row, other.length)
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY

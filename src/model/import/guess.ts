import { fold } from '../../base/fold'

/** Names a file may use for a field: column, labels in every language, former name. */
export interface NamedColumn {
  readonly name: string
  readonly names: readonly string[]
}

/** Most likely field of each header. A field is assigned once; ambiguous headers get none. */
export function guessFields(
  headers: readonly string[],
  fields: readonly NamedColumn[],
): (string | undefined)[] {
  const pairs = headers.flatMap((header, at) =>
    fields.map(field => ({ at, name: field.name, distance: distanceOf(header, field) })),
  )
  const near = pairs
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || a.at - b.at)
  const guessed: (string | undefined)[] = headers.map(() => undefined)
  const taken = new Set<string>()
  const decided = new Set<number>()
  for (const pair of near) {
    if (decided.has(pair.at) || taken.has(pair.name)) continue
    const rivals = near.filter(
      other => other.at === pair.at && other.distance === pair.distance && !taken.has(other.name),
    )
    decided.add(pair.at)
    if (rivals.length > 1) continue
    guessed[pair.at] = pair.name
    taken.add(pair.name)
  }
  return guessed
}

/** Beyond every slip of typing: the header is only the beginning of the name, as `Correo` of `Correo electrónico`. */
const BEGINNING = 9

/** 0 for the column, 1 for another name, plus 1 for each differing letter. */
function distanceOf(header: string, { name, names }: NamedColumn): number {
  if (header.trim() === name) return 0
  const letters = lettersOf(header)
  if (letters === '') return Infinity
  const beginning = `${fold(header)} `
  return Math.min(
    Infinity,
    ...[name, ...names].map(known => 1 + typos(letters, lettersOf(known))),
    ...names.map(known =>
      letters.length > 3 && fold(known).startsWith(beginning) ? BEGINNING : Infinity,
    ),
  )
}

/** Letters and digits only: `Código *` equals `CODIGO`. */
const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Number of differing letters, up to the limit for a word of this length. */
function typos(letters: string, known: string): number {
  if (letters === known) return 0
  const allowed = Math.floor(Math.min(letters.length, known.length) / 4)
  const most = Math.min(2, allowed)
  if (Math.abs(letters.length - known.length) > most) return Infinity
  const distance = editDistance([...letters], [...known])
  return distance <= most ? distance : Infinity
}

function editDistance(one: readonly string[], two: readonly string[]): number {
  let row = two.map((_, at) => at + 1)
  for (const [at, letter] of one.entries()) {
    let corner = at
    let left = at + 1
    row = row.map((above, place) => {
      const kept = corner + (letter === two[place] ? 0 : 1)
      corner = above
      left = Math.min(kept, above + 1, left + 1)
      return left
    })
  }
  return row.at(-1) ?? one.length
}

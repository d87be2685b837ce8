import { fold } from '../../base/fold'
import { type Option, optionLabel } from '../../kinds/choice/data'
import type { FieldModel } from '../fields/resource'

/** Code of the option named by a code or by a label in any language, also in its other number ("mayorista"). */
export function readOption(field: FieldModel, text: string): string | 'unclear' | undefined {
  if (Object.hasOwn(field.options ?? {}, text)) return text
  const known = namesOf(field)
  const codes = known.get(fold(text)) ?? known.get(withoutNumber(text)) ?? []
  return codes.length > 1 ? 'unclear' : codes[0]
}

/** Words without an ending of the plural; marked, so that it equals no name as it is written. */
const withoutNumber = (text: string) => `~${fold(text).replace(/(?<=\p{L}{3})e?s?\b/gu, '')}`

interface Names {
  readonly count: number
  readonly codes: ReadonlyMap<string, readonly string[]>
}
const names = new WeakMap<FieldModel, Names>()

/** Rebuilt when a further language has been loaded. */
function namesOf(field: FieldModel): Names['codes'] {
  const options = Object.entries(field.options ?? {})
  const count = options.flatMap(([, option]) => labelsOf(option)).length
  const known = names.get(field)
  if (known?.count === count) return known.codes
  const codes = new Map<string, string[]>()
  for (const [code, option] of options) {
    const labels = labelsOf(option)
    for (const name of new Set([...[code, ...labels].map(fold), ...labels.map(withoutNumber)]))
      codes.set(name, [...(codes.get(name) ?? []), code])
  }
  names.set(field, { count, codes })
  return codes
}

/** In the loaded languages; the browser loads only some. */
function labelsOf(option: Option): string[] {
  const label = optionLabel(option)
  return typeof label === 'string' ? [label] : Object.values<string>(label)
}

const yesWords = 'si s yes y x 1 true verdadero v oui o vrai co dung 是 对 نعم صحيح ✓ ✔ ☑'
const noWords = 'no n 0 false falso f non faux khong sai 否 错 لا خطا ☐'
const answers = new Map([
  ...yesWords.split(' ').map((word): [string, boolean] => [fold(word), true]),
  ...noWords.split(' ').map((word): [string, boolean] => [fold(word), false]),
])

/** Yes or no in any of the six languages. */
export const readAnswer = (text: string): boolean | undefined => answers.get(fold(text))

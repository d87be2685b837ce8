import { fold } from '../../domain/fold'
import { type Option, optionLabel } from '../kinds/choice'
import type { FieldModel } from '../resource'

/** The code of the option these words name: the code itself, or its label in any language. */
export function readOption(field: FieldModel, text: string): string | 'unclear' | undefined {
  if (Object.hasOwn(field.options ?? {}, text)) return text
  const codes = namesOf(field).get(fold(text)) ?? []
  return codes.length > 1 ? 'unclear' : codes[0]
}

const names = new WeakMap<FieldModel, ReadonlyMap<string, readonly string[]>>()

function namesOf(field: FieldModel): ReadonlyMap<string, readonly string[]> {
  const known = names.get(field)
  if (known) return known
  const made = new Map<string, string[]>()
  for (const [code, option] of Object.entries(field.options ?? {})) {
    for (const name of new Set([code, ...labelsOf(option)].map(fold)))
      made.set(name, [...(made.get(name) ?? []), code])
  }
  names.set(field, made)
  return made
}

const labelsOf = (option: Option) => Object.values<string>(allOf(optionLabel(option)))
const allOf = (label: ReturnType<typeof optionLabel>) =>
  typeof label === 'string' ? { es: label } : label

const truths = 'si s yes y x 1 true verdadero v oui o vrai co dung 是 对 نعم صحيح ✓ ✔ ☑'
const lies = 'no n 0 false falso f non faux khong sai 否 错 لا خطا ☐'
const answers = new Map([
  ...truths.split(' ').map((word): [string, boolean] => [fold(word), true]),
  ...lies.split(' ').map((word): [string, boolean] => [fold(word), false]),
])

/** Yes or no, as any of the six languages says it. */
export const readAnswer = (text: string): boolean | undefined => answers.get(fold(text))

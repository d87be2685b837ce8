import { barcodes } from '../../model/rules/sharedWords'
import type { KindDescription } from '../kind/description'
import { countWord, flagWord, listWord, only, textWord } from '../kind/words'
import { lengths as limits, textWords } from '../text/description'
import type { CodeOptions } from './data'

export const description: KindDescription<CodeOptions, string> = {
  words: {
    ...textWords,
    pattern: textWord,
    lengths: listWord(countWord),
    barcode: only(...barcodes),
    upper: flagWord,
    stripSpaces: flagWord,
  },
  jsonSchema: options => ({
    type: 'string',
    ...limits(options, 50),
    ...(options.pattern && { pattern: signs(options.pattern) }),
    ...(options.lengths && { pattern: `^(${options.lengths.map(n => `.{${n}}`).join('|')})$` }),
  }),
  sample: (n, { pattern, lengths, min = 0, max = 50 }) => {
    if (pattern) return fill(pattern, n)
    if (lengths) return String(n).padStart(lengths[0] ?? 1, '0')
    const digits = String(n).padStart(Math.max(4, min - 4), '0')
    return `COD-${digits}`.slice(-max).replace(/^\W/, '0')
  },
}

/** Regular expression of a code pattern: A is a letter, 0 a digit. */
function signs(pattern: string) {
  const runs = pattern.match(/0+|A+|./gsu) ?? []
  const parts = runs.map(run => {
    const letter = { '0': '\\d', A: '[A-Z]' }[run[0] ?? '']
    if (!letter) return run.replace('.', '\\.')
    return run.length > 1 ? `${letter}{${run.length}}` : letter
  })
  return `^${parts.join('')}$`
}

function fill(pattern: string, n: number) {
  let rest = n
  const filled = [...pattern].reverse().map(character => {
    const base = character === '0' ? 10 : character === 'A' ? 26 : 0
    if (base === 0) return character
    const digit = rest % base
    rest = Math.floor(rest / base)
    return character === '0' ? String(digit) : String.fromCharCode(65 + digit)
  })
  return filled.reverse().join('')
}

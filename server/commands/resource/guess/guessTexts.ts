import { type Detect, namedLike, some } from './guess'
import { inOwnLanguage } from './labels'

/** Few values that repeat. */
export const guessChoice: Detect = column => {
  const { distinct, texts } = column
  const areFew = distinct.size <= 8 && texts.length >= 5 && distinct.size * 2 <= texts.length
  const areShort = [...distinct].every(text => text.length <= 30 && !/[|\n]/.test(text))
  if (!areFew || !areShort) return undefined
  const options = Object.fromEntries(
    [...distinct].map(text => [text, inOwnLanguage(wordsOf(text))]),
  )
  const isStep = namedLike(column, /ESTADO|STATUS|ETAPA|FASE/)
  return {
    words: { kind: 'choice', options },
    why: `${distinct.size} ${distinct.size === 1 ? 'value' : 'values'} in ${texts.length} rows (${some(column)})`,
    look: isStep
      ? 'add the values the sample does not have; if people move it step by step, a flow says it better (kind status)'
      : 'add the values the sample does not have, and their other languages',
  }
}

/** `EN_REVISION` becomes "En revision"; lower-case text is unchanged. */
function wordsOf(text: string): string {
  if (text !== text.toUpperCase() || text.length < 4) return text
  const plain = text.replaceAll('_', ' ').toLowerCase()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

const longName = /OBSERV|DESCRIP|COMENTARIO|NOTAS?(_|$)|DETALLE|REMARKS|MENSAJE/

export const guessLongText: Detect = column => {
  const longest = Math.max(0, ...column.texts.map(text => text.length))
  const hasLines = column.texts.some(text => text.includes('\n'))
  if (longest <= 200 && !hasLines && !(longest > 60 && namedLike(column, longName)))
    return undefined
  const max = longest > 3000 ? { max: 4000 * Math.ceil(longest / 3000) } : {}
  return {
    words: { kind: 'longText', ...max },
    why: hasLines ? 'texts of several lines' : `texts of up to ${longest} characters`,
  }
}

/** Default kind. */
export const guessText: Detect = column =>
  column.texts.length > 0
    ? { words: { kind: 'text' }, why: `words (${some(column, 2)})` }
    : {
        words: { kind: 'text' },
        why: 'always empty in the sample',
        look: 'the sample says nothing about it: leave it out, or choose its kind',
      }

import type { SentencePiece } from './lexSentence'
import { sentenceLanguages } from './words/sentenceWords'
import { tokensOf } from './words/tokens'

const units = new Map(sentenceLanguages.flatMap(({ units }) => Object.entries(units)))
const befores = sentenceLanguages.flatMap(({ ofUnit }) => ofUnit)

/** "de la semana", "of the year" are the present ones; before days a month or a year says nothing more. */
export function unitMeant(all: readonly SentencePiece[], at: number): SentencePiece | undefined {
  const { type, text = '' } = all[at] ?? {}
  const unit = units.get(tokensOf(text)[0]?.folded ?? '')
  if (!unit || (type !== 'word' && type !== 'stop')) return undefined
  const words = all.slice(0, at).map(piece => piece.text.toLowerCase())
  const next = all.slice(at + 1).find(piece => piece.type !== 'stop')
  const isDated = next?.type === 'days' && next.days.from !== next.days.to
  if (isDated && /^this (month|year)$/.test(unit)) return { type: 'stop', text }
  const isNamed = next?.type === 'days' || all[at + 1]?.type === 'number'
  const isOf = befores.some(before => ` ${words.join(' ')}`.endsWith(` ${before}`))
  const isMore = all[at + 1]?.type === 'word'
  return isOf && !isNamed && !isMore ? { type: 'period', period: unit, text } : undefined
}

import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { FieldModel } from '../../../model/fields/resource'
import { optionLabel } from '../../../model/kinds/choice'
import { isAlways } from '../../../model/rules/rule'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useLabels } from '../../../providers/backend/labels'
import { useColumnLabel } from './columnLabel'
import { useImportParts } from './importContext'

interface Hint {
  /** Of the column. */
  readonly name: string
  readonly label: string
  readonly isRequired: boolean
  readonly words: readonly string[]
}

const kindWords: Partial<Record<FieldModel['kind'], string>> = {
  code: 'code',
  imei: 'code',
  identity: 'code',
  id: 'number',
  integer: 'number',
  decimal: 'number',
  percent: 'number',
  money: 'money',
  date: 'date',
  dateTime: 'dateTime',
  time: 'time',
  boolean: 'boolean',
  location: 'location',
}
/** Kinds that need no example. */
const selfEvident = new Set(['choice', 'choices', 'reference', 'references', 'boolean', 'text'])

/** Explanation of each column: content, whether it is required, an example. */
export function useHints(): readonly Hint[] {
  const { importing } = useImportParts()
  const words = useKindWords()
  const translate = useTranslate()
  const labelOf = useColumnLabel()
  return importing.columns.map(({ name, field, lines }) => {
    const isRequired = isAlways(field.required) && !importing.fixed.has(name)
    const notes = [
      isRequired && 'required',
      importing.fixed.has(name) && 'onlyMatch',
      field.words.createOnly && 'createOnly',
      lines && 'line',
    ].filter(each => typeof each === 'string')
    return {
      name,
      label: labelOf({ field, lines }),
      isRequired,
      words: [...words(field), ...notes.map(note => translate(`importing.hint.${note}`))],
    }
  })
}

function useKindWords() {
  const translate = useTranslate()
  const language = useLanguage()
  const labels = useLabels()
  return useCallback(
    (field: FieldModel): string[] => {
      const say = (key: string, params = {}) => translate(`importing.hint.${key}`, params)
      const options = Object.values(field.options ?? {})
        .map(option => labels.text(optionLabel(option)))
        .join(', ')
      if (field.kind === 'choice' || field.kind === 'choices') return [say(field.kind, { options })]
      if (field.target) return [say(field.kind, { name: labels.one(field.target) })]
      const kind = say(kindWords[field.kind] ?? 'text')
      if (selfEvident.has(field.kind)) return [kind]
      return [kind, say('example', { example: exampleOf(field, language) })]
    },
    [translate, language, labels],
  )
}

const exampleOf = (field: FieldModel, language: Parameters<FieldModel['print']>[1]) => {
  const sample = field.sample(7)
  return field.kind === 'date' ? String(sample) : field.print(sample, language)
}

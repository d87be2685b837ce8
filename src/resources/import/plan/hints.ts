import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { optionLabel } from '../../../kinds/choice/data'
import type { FieldModel } from '../../../model/fields/resource'
import { isName } from '../../../model/lists/matchFields'
import { isAlways } from '../../../model/rules/rule'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { useColumnLabel } from './columnLabel'
import { useImportParts } from './importContext'

interface Hint {
  /** Of the column. */
  readonly name: string
  readonly label: string
  readonly isRequired: boolean
  readonly words: readonly string[]
}

/** Key of the sentence that says how the column is written. */
function writingOf(field: FieldModel): string {
  if (field.isMoney) return 'money'
  if (field.isNumeric) return 'number'
  if (field.store === 'day') return 'date'
  if (field.store === 'instant') return 'dateTime'
  if (field.isTimeOfDay) return 'time'
  if (field.isYesNo) return 'boolean'
  if (field.isPlace) return 'location'
  return field.isCode ? 'code' : 'text'
}

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
  const { translate, language, labels } = useTexts()
  return useCallback(
    (field: FieldModel): string[] => {
      const say = (key: string, params = {}) => translate(`importing.hint.${key}`, params)
      const options = Object.values(field.options ?? {}).map(option =>
        labels.text(optionLabel(option)),
      )
      if (options.length > 0) return [say(field.isList ? 'choices' : 'choice', { options })]
      if (field.target)
        return [say(field.isList ? 'references' : 'reference', { name: labels.one(field.target) })]
      const kind = say(writingOf(field))
      if (field.isYesNo || isName(field)) return [kind]
      return [kind, say('example', { example: exampleOf(field, language) })]
    },
    [translate, language, labels],
  )
}

const exampleOf = (field: FieldModel, language: Parameters<FieldModel['print']>[1]) => {
  const sample = field.sample(7)
  return field.store === 'day' ? String(sample) : field.print(sample, language)
}

import { useTranslate } from 'ra-core'
import { fileEndings, fileRules, sizeText, typesText } from '../../model/access/fileRules'
import type { FieldModel } from '../../model/fields/resource'

/** The limits of a field's files, shown before the choice and checked before the upload. */
export function useFileRules(field: FieldModel) {
  const translate = useTranslate()
  const { maxSize, types } = fileRules(field)
  const tooBig = translate('validation.fileTooBig', { max: sizeText(maxSize) })
  const wrongType = translate('validation.fileType', { types: typesText(types) })
  return {
    types,
    limitsText: `${wrongType}. ${tooBig}`,
    problemOf({ size, type }: Blob) {
      if (size > maxSize) return tooBig
      const isKnownWrong = Object.hasOwn(fileEndings, type) && !types.includes(type)
      const isScript = type === 'image/svg+xml' || type === 'text/html'
      return isKnownWrong || isScript ? wrongType : undefined
    },
  }
}

import { useTranslate } from 'ra-core'
import { useLanguage } from './backendContext'
import { useLabels } from './labels'

/** Texts in the reader's language: by key, of schemas, and of values. */
export const useTexts = () => ({
  language: useLanguage(),
  translate: useTranslate(),
  labels: useLabels(),
})
